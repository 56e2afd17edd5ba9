"""The rules of Cave vs Cave, compiled: tiles as data, one module for each thing that players do."""
