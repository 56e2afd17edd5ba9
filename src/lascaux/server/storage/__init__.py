"""What the server keeps in its database."""
