// The header has it all.
