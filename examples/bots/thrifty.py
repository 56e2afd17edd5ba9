"""A bot in ten lines: after each of its choices, who would have the most points?

lascaux match examples/bots/thrifty.py random --games 20
"""


class Thrifty:
    def choose(self, game, at):
        def points(choice):
            after = at.copy()
            after.apply(choice)
            return after.scores()[at.actor]

        return max(at.choices(), key=points)
