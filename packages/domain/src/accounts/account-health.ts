import type { MinorUnits } from '../money/index.ts';
/** How many deposits in a row without money pause an account of a new pool (ROUTING-250). */
export const defaultPauseAfter = 5;
/** The fewest and the most that a pool may set: one alone says nothing about an account. */
export const pauseAfterLimits = { min: 2, max: 50 } as const;

/** A deposit that its customer declared to be paid, and that ended without money. Times in ms. */
export type UnpaidClaim = {
  readonly invoiceId: string;
  /** The customer of a merchant. */
  readonly customer: string;
  /** A mark of the address that was shown the account; null where it is unknown. */
  readonly address: string | null;
  readonly claimedAt: number;
};

/** A pool of the account, with its rule for the health of its accounts. */
export type HealthPool = {
  readonly name: string;
  readonly pausesAccounts: boolean;
  readonly pauseAfter: number;
  /** When another usable account of the pool and the same method was last paid, in ms; null if never. */
  readonly paidElsewhereAt: number | null;
};

/** The facts that decide about the health of a payment account. Times in ms. */
export type HealthFacts = {
  readonly unpaidClaims: readonly UnpaidClaim[];
  /** When money of a deposit last came to the account; null if never. */
  readonly paidAt: number | null;
  /** When a person last resumed the account: earlier claims do not count. */
  readonly resumedAt: number | null;
  readonly pools: readonly HealthPool[];
};

/**
 * The health of an account: the current run, newest first, and the rule that pauses the account, if any, with the
 * newest claim of each customer that it counted.
 */
export type AccountHealth = {
  readonly run: readonly UnpaidClaim[];
  readonly pausedBy: { readonly pool: string; readonly claims: readonly UnpaidClaim[] } | undefined;
};

/**
 * Judges an account by the deposits that customers declared to be paid after its last money (ROUTING-250). It
 * is paused where the rule of one of its pools is met, and only if another account of that pool was paid
 * in the meantime: otherwise the cause is not this account.
 */
export function judgeAccountHealth(facts: HealthFacts): AccountHealth {
  const { paidAt, pools, resumedAt, unpaidClaims } = facts;
  const run = unpaidClaims
    .filter(({ claimedAt }) => paidAt === null || claimedAt > paidAt)
    .filter(({ claimedAt }) => resumedAt === null || claimedAt >= resumedAt)
    .toSorted((a, b) => b.claimedAt - a.claimedAt);
  const met = pools.find((pool) => isRuleMet(pool, run));
  const claims = met === undefined ? [] : newestOfEach(claimsOfPeople(run, met.pauseAfter));
  return { run, pausedBy: met && { pool: met.name, claims } };
}

function isRuleMet(
  { pausesAccounts, pauseAfter, paidElsewhereAt }: HealthPool,
  run: readonly UnpaidClaim[],
): boolean {
  const first = claimsOfPeople(run, pauseAfter).at(-1);
  if (!pausesAccounts || first === undefined || paidElsewhereAt === null) return false;
  return paidElsewhereAt >= first.claimedAt;
}

/**
 * The newest claims that are of so many customers and of so many addresses; none where there are fewer. One
 * person who claims again and again says nothing about an account (ROUTING-320).
 */
function claimsOfPeople(run: readonly UnpaidClaim[], people: number): readonly UnpaidClaim[] {
  const customers = new Set<string>();
  const addresses = new Set<string>();
  const last = run.findIndex(({ invoiceId, customer, address }) => {
    customers.add(customer);
    // An unknown address is one of its own.
    addresses.add(address ?? invoiceId);
    return Math.min(customers.size, addresses.size) >= people;
  });
  return run.slice(0, last + 1);
}

function newestOfEach(claims: readonly UnpaidClaim[]): UnpaidClaim[] {
  const customers = claims.map(({ customer }) => customer);
  return claims.filter(({ customer }, index) => customers.indexOf(customer) === index);
}

/**
 * The share of a limit that is used, in whole percent, rounded down so that 100 % means full; a limit of
 * zero is full. Minor units.
 */
export function limitUsePercent(used: MinorUnits, limit: MinorUnits): number {
  if (used <= 0n) return limit <= 0n ? 100 : 0;
  return limit <= 0n ? 100 : Number((used * 100n) / limit);
}
