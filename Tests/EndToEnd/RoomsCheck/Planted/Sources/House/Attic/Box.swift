let box = Wine(year: 1990)
