import type { Tx } from '../db/database.ts';

/** Records the result of a call; returns when the job is due again, undefined when it is done. */
type Recording = (tx: Tx, now: Date) => Promise<Date | undefined>;

/** Takes a place for one more call at the same time; undefined where none is free. The result gives it back. */
export type TakePlace = () => (() => void) | undefined;

/** Work that calls out, between the transaction that prepared it and the one that records it (ADR 5). */
export type OutsideWork = {
  /** The keys that limit the call while it runs (`callKeys`). */
  readonly keys: readonly string[];
  /** `takePlace`: for work of many calls, which have the same keys. */
  readonly call: (takePlace: TakePlace) => Promise<Recording>;
};
