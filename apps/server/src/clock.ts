/**
 * Where the server reads the time. Injected everywhere, so that tests move it and nothing waits.
 */
export type Clock = {
  /** The current instant. */
  readonly now: () => Date;
};

/** The machine's clock. */
export const systemClock: Clock = { now: () => new Date() };

/** How far the clocks of two servers may be apart where the order of two rows is read from their times, in ms (LEDGER-772). */
export const clocksApartMs = 60_000;
