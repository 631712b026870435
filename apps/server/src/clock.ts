/**
 * Where the server reads the time. Injected everywhere, so that tests move it and nothing waits.
 */
export type Clock = {
  /** The current instant. */
  readonly now: () => Date;
};

/** The machine's clock. */
export const systemClock: Clock = { now: () => new Date() };
