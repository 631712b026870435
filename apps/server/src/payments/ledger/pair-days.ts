/** By how many days a line of a bank and its money in the books are apart at most (LEDGER-262, LEDGER-731). */
const reach = 3;

type Pair = { readonly line: number; readonly money: number };

/**
 * Pairs lines with money of their amount by their days, counted from 1970; undefined where not every line can have
 * money of its own days. As all may be equally far apart, it is enough to compare both in their order.
 */
export function pairDays(
  lines: readonly number[],
  money: readonly number[],
): readonly Pair[] | undefined {
  if (lines.length !== money.length) return undefined;
  const later = money.toSorted((one, other) => one - other);
  const pairs = lines
    .toSorted((one, other) => one - other)
    .map((line, place) => ({ line, money: later[place] ?? Number.NaN }));
  return pairs.every(({ line, money: day }) => Math.abs(day - line) <= reach) ? pairs : undefined;
}
