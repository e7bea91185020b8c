// The runtime's rooms follow.
