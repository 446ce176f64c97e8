"""The HTTP interface under `/api/v2`."""
