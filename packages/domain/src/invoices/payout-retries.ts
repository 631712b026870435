const minuteMs = 60_000;

/** How long a payout may be unknown before a person must look at it, in ms (INVOICE-33). */
export const payoutWindowMs: number = 60 * minuteMs;

const autoRetryMs: readonly number[] = [1 * minuteMs, 5 * minuteMs, 15 * minuteMs];

/**
 * In how many ms a refused withdrawal tries another route by itself, when it was refused so often in this
 * round, from 1; undefined when it has no retry left or the setting is off (ROUTING-39).
 */
export function autoRetryDelayMs(refusals: number, isEnabled: boolean): number | undefined {
  return isEnabled ? autoRetryMs[refusals - 1] : undefined;
}

const firstAskMs = 5_000;
const longestAskMs = 5 * minuteMs;

/** In how many ms a provider is asked again about a payout, after so many answers that said nothing (ROUTING-37). */
export function payoutAskDelayMs(asked: number): number {
  return Math.min(firstAskMs * 2 ** asked, longestAskMs);
}
