import type { SQL } from '../db/drizzle.ts';

/** The rows that a check looks at, each as a query (RUN-261). */
export type Scope = {
  /** Invoices, as `id`. */
  readonly invoices: SQL;
  /** Postings, as `id`. */
  readonly postings: SQL;
  /** Ledger accounts, as `id`, with the sum of their entries (`total`) up to a posting (`posting_id`). */
  readonly counts: SQL;
  readonly now: Date;
};

/** A promise that the database keeps at every moment (RUN-260). */
export type Invariant = {
  readonly id: string;
  readonly title: string;
  /** The compared rows, and where to look first if it is broken. */
  readonly description: string;
  /**
   * A query for the violations: `subject` (as of a notification), `note`, `difference` in minor units and
   * `currency`, both null where no amount is concerned.
   */
  readonly violations: (scope: Scope) => SQL;
  /** A query for figures of the same form, which are shown and never fail. */
  readonly figures?: SQL;
  /** Whether it depends on the time: then it can break without a mistake of the system. */
  readonly isTimed?: true;
};
