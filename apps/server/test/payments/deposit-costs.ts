/**
 * What a step costs the database: commits, statements with every BEGIN and COMMIT, and round trips, on
 * which several statements may go out at once. The embedded database takes one statement each.
 */
export type Cost = {
  readonly commits: number;
  readonly statements: number;
  readonly roundTrips: number;
};

/** The cost of a deposit by step. A change that makes a step more expensive is visible here. */
export const depositCosts: Readonly<Record<string, Cost>> = {
  form: { commits: 1, statements: 9, roundTrips: 3 },
  init: { commits: 1, statements: 5, roundTrips: 2 },
  credential: { commits: 1, statements: 11, roundTrips: 4 },
  complete: { commits: 1, statements: 6, roundTrips: 2 },
  report: { commits: 1, statements: 9, roundTrips: 3 },
};

/** The same for all of it; the measurement in `bench/` divides by these commits. */
export const wholeDeposit: Cost = { commits: 5, statements: 40, roundTrips: 14 };
