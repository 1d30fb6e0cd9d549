"""What somebody with bad intentions would try. Each of these worked once."""
