type Row = Readonly<Record<string, string>>;

/**
 * A small set of rows of a matrix in which every pair of values from the matrix occurs.
 * Deterministic: each time the row with the most missing pairs, then with the rarest values, then
 * the first.
 */
export function choosePairs<R extends Row>(rows: readonly R[]): R[] {
  const missing = new Set(rows.flatMap(pairsOf));
  const chosen: R[] = [];
  const gain = (row: R) => pairsOf(row).filter((pair) => missing.has(pair)).length;
  const repeats = (row: R) => chosen.flatMap((earlier) => sharedValues(earlier, row)).length;
  const compare = (a: R, b: R) => gain(a) - gain(b) || repeats(b) - repeats(a);
  while (missing.size > 0) {
    const best = rows.reduce((a, b) => (compare(b, a) > 0 ? b : a));
    chosen.push(best);
    for (const pair of pairsOf(best)) missing.delete(pair);
  }
  return chosen;
}

/** Each pair of a row's values, with their columns. */
export function pairsOf(row: Row): string[] {
  const cells = cellsOf(row);
  return cells.flatMap((cell, place) => cells.slice(place + 1).map((other) => cell + other));
}

const cellsOf = (row: Row): string[] =>
  Object.entries(row).map((columnAndValue) => JSON.stringify(columnAndValue));

const sharedValues = (a: Row, b: Row): string[] => {
  const others = new Set(cellsOf(b));
  return cellsOf(a).filter((cell) => others.has(cell));
};
