const endings = 100n;

/** The last two digits of an amount in minor units, by which the sandbox decides in every currency (ROUTING-40). */
export function sandboxEnding(amount: bigint): bigint {
  return amount % endings;
}
