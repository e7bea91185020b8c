// The generator's library follows.
