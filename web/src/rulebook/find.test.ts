import { expect, test } from "vitest";
import type { Rulebook, RulebookBlock } from "../lib/messages";
import { anchorOfClause, found } from "./find";

function block(text: string, clauses: string[] = [], kind: RulebookBlock["kind"] = "text"): RulebookBlock {
  return { kind, words: [{ text, bold: false, to: "" }], answer: [], picture: null, clauses };
}

const BOOK = {
  chapters: [
    {
      id: "dig",
      title: "Digging",
      also: [],
      modes: [],
      blocks: [block("Dig a tile.", ["A-DIG-01", "A-DIG-02"]), block("A tile.", ["A-DIG-02"], "picture")],
      sections: [
        {
          id: "path",
          title: "Paths",
          also: [],
          thing: false,
          modes: [],
          blocks: [block("Walls bar the way.", ["A-DIG-02"])],
        },
        { id: "shelf", title: "Shelf", also: [], thing: true, modes: ["solo"], blocks: [block("It holds things.")] },
      ],
    },
  ],
} as unknown as Rulebook;

function ids(mode: string, search: string): string[] {
  return found(BOOK, mode, search).flatMap(({ chapter, own, sections }) => [
    ...(own ? [chapter.id] : []),
    ...sections.map((section) => section.id),
  ]);
}

test("a clause is found where it is told most closely, and never only in a picture", () => {
  expect(anchorOfClause(BOOK, "A-DIG-01")).toBe("dig.1");
  expect(anchorOfClause(BOOK, "A-DIG-02")).toBe("path.1");
  expect(anchorOfClause(BOOK, "A-DIG-09")).toBeUndefined();
});

test("search looks at titles, texts and clauses", () => {
  expect(ids("", "")).toEqual(["dig", "path", "shelf"]);
  expect(ids("", "SHELF")).toEqual(["shelf"]);
  expect(ids("", "way bar")).toEqual(["path"]);
  expect(ids("", "a-dig-01")).toEqual(["dig"]);
  expect(ids("", "dragon")).toEqual([]);
});

test("a way to play leaves out what is not about it", () => {
  expect(ids("two", "")).toEqual(["dig", "path"]);
  expect(ids("solo", "")).toEqual(["dig", "path", "shelf"]);
});
