// Words beside lines of a chart.

/**
 * Moves heights apart so that words beside them can be read: each at least `gap` from the next, none above 0 or below
 * `most`, and all of them as near as possible to where they were.
 */
export function apart(heights: readonly number[], gap: number, most: number): number[] {
  const order = heights.map((_, at) => at).sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0)); // the highest first
  // Those that are too near to each other form a block, which lies around the middle of where they were.
  const blocks: { middle: number; count: number }[] = [];
  order.forEach((at, place) => {
    let block = { middle: (heights[at] ?? 0) - place * gap, count: 1 };
    for (let last = blocks.at(-1); last && last.middle > block.middle; last = blocks.at(-1)) {
      const count = last.count + block.count;
      block = { middle: (last.middle * last.count + block.middle * block.count) / count, count };
      blocks.pop();
    }
    blocks.push(block);
  });
  const lowest = most - (heights.length - 1) * gap;
  const starts = blocks.flatMap(({ middle, count }) =>
    Array<number>(count).fill(Math.max(0, Math.min(middle, lowest))),
  );
  const found = [...heights];
  order.forEach((at, place) => (found[at] = (starts[place] ?? 0) + place * gap));
  return found;
}
