/** The digits of a time in UTC. */
interface UtcDigits {
  readonly year: string;
  readonly month: string;
  readonly day: string;
  /** `HH:mm:ss` */
  readonly clock: string;
}

/**
 * The digits of a time, ISO 8601 with its zone or Unix ms, as UTC has them. By the one format that every engine
 * writes, so that a page that only shows times carries no library for it. Throws a RangeError if it is none.
 */
export function utcDigits(time: string | number): UtcDigits {
  const iso = new Date(time).toISOString();
  return {
    // From the end: years beyond 9999 have more digits.
    year: iso.slice(0, -20),
    month: iso.slice(-19, -17),
    day: iso.slice(-16, -14),
    clock: iso.slice(-13, -5),
  };
}
