import type { Tx } from '../db/database.ts';

/** Writes down what came of a call; answers when the job is due again, undefined when it is done. */
type Recording = (tx: Tx, now: Date) => Promise<Date | undefined>;

/** Work that calls out, between the transaction that prepared it and the one that records it (ADR 5). */
export type OutsideWork = {
  /** What the call is counted by while it is under way (`callKeys`). */
  readonly keys: readonly string[];
  readonly call: () => Promise<Recording>;
};
