"""The sections of a report, each made from the results in one language; empty where a run has nothing to show."""
