/** What a step asks of the database: commits, and round trips with every BEGIN and COMMIT. */
export type Cost = { readonly commits: number; readonly roundTrips: number };

/** What a deposit costs, step by step. A change that makes one dearer says so here. */
export const depositCosts: Readonly<Record<string, Cost>> = {
  form: { commits: 1, roundTrips: 13 },
  init: { commits: 1, roundTrips: 5 },
  credential: { commits: 1, roundTrips: 15 },
  complete: { commits: 1, roundTrips: 7 },
  report: { commits: 1, roundTrips: 23 },
};

/** The same for all of it; the measurement in `bench/` divides by these commits. */
export const wholeDeposit: Cost = { commits: 5, roundTrips: 63 };
