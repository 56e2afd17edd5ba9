"""The rules of Stone Age, compiled: cards and tiles as data, one module for each thing that players do."""
