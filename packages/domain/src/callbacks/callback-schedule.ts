const secondMs = 1_000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;

/** The waits between the tries of one callback: a day in all (API-35). */
const waitsMs: readonly number[] = [
  5 * secondMs,
  30 * secondMs,
  2 * minuteMs,
  10 * minuteMs,
  30 * minuteMs,
  1 * hourMs,
  2 * hourMs,
  4 * hourMs,
  6 * hourMs,
  10 * hourMs,
];

/** A delay varies by up to this share of it, so that receivers are not hit in waves. */
const jitter = 0.15;

/**
 * The delay (ms) before the next attempt of a callback, after a number of failed ones; undefined
 * after the last (API-35).
 * @param random from 0 up to and without 1
 */
export function callbackRetryDelayMs(failedTries: number, random: number): number | undefined {
  const wait = waitsMs[failedTries - 1];
  return wait === undefined ? undefined : Math.round(wait * (1 - jitter + 2 * jitter * random));
}
