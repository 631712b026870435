import { type MinorUnits, minorUnits } from '../money/index.ts';

const endings = 100n;

/** The last two digits of an amount in minor units, by which the sandbox decides in every currency (ROUTING-40). */
export function sandboxEnding(amount: MinorUnits): MinorUnits {
  return minorUnits(amount % endings);
}
