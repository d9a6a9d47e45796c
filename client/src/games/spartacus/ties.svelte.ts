// What to add when somebody bids the same: chosen once beside a bid, kept until the page is left.
export const MOST_EXTRA = 3; // buttons

export const ties = $state({ extra: 0 });
