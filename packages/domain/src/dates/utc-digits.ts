/** The digits of a time in UTC. */
interface UtcDigits {
  readonly year: string;
  readonly month: string;
  readonly day: string;
  /** `HH:mm:ss` */
  readonly clock: string;
}

/**
 * The digits of a time in UTC, from ISO 8601 with a zone or Unix ms. It uses the one format that
 * every engine writes, so that a page that only shows times needs no library. Throws a RangeError
 * for an invalid time.
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
