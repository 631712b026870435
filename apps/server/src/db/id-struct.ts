import type { Struct } from 'superstruct';

/** A struct of plain values as one of the ids that they are: their kind is known by their name alone (LEDGER-238). */
export function idStruct<Id extends number | string>(
  plain: Struct<Id extends number ? number : string, null>,
): Struct<Id, null> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an id is a plain value when the program runs
  return plain as unknown as Struct<Id, null>;
}
