"""The lab: simulations, tournaments, comparisons and reports over many matches."""
