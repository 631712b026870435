const hourMs = 3_600_000;

/** The number of hours in a week. */
export const weekHourCount = 168;

/* 1 January 1970 was a Thursday: three days after a Monday. */
const hoursBefore1970 = 72;

/** The hour of the week of a time (Unix ms), in UTC: 0 is Monday from 00:00 (OFFICE-870). */
export function weekHourOf(at: number): number {
  return (Math.floor(at / hourMs) + hoursBefore1970) % weekHourCount;
}
