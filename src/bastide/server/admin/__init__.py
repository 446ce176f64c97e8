"""What whoever looks after a server can do, beside a server that runs."""
