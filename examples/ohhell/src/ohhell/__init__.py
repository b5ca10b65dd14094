"""Oh Hell: say how many tricks you will take, and take exactly so many."""
