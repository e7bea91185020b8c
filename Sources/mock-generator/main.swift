// The command-line tool follows.
