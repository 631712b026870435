declare const unit: unique symbol;

/**
 * A number of minor units of one currency, which the row or the `Money` around it names (LEDGER-239). The
 * operators of bigint give a plain bigint, which is no amount: what `a + b` adds up is in no known currency.
 */
export type MinorUnits = bigint & { readonly [unit]: 'minor units' };

/** Names a plain bigint as minor units, where it comes from outside or is a literal (LEDGER-239). */
export function minorUnits(plain: bigint): MinorUnits {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an amount is a plain bigint when the program runs
  return plain as MinorUnits;
}

/** Nothing, in any currency. */
export const zeroUnits: MinorUnits = minorUnits(0n);

/**
 * The sum of two amounts of one row, which has one currency (LEDGER-239). Amounts of two rows are added with
 * `addMoney`, which compares their currencies.
 */
export function plus(a: MinorUnits, b: MinorUnits): MinorUnits {
  return minorUnits(a + b);
}

/** `a` less `b`, possibly below zero; both of one row, as in `plus` (LEDGER-239). */
export function minus(a: MinorUnits, b: MinorUnits): MinorUnits {
  return minorUnits(a - b);
}

/** The same amount in the other direction. */
export function negated(amount: MinorUnits): MinorUnits {
  return minorUnits(0n - amount);
}
