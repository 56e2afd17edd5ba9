"""Training networks by self-play (extra `train`): actors play, a learner improves, both on what this machine has."""
