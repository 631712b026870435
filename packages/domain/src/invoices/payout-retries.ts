const minuteMs = 60_000;

/** The time a payout may be unknown before staff must check it, in ms (INVOICE-33). */
export const payoutWindowMs: number = 60 * minuteMs;

const autoRetryMs: readonly number[] = [1 * minuteMs, 5 * minuteMs, 15 * minuteMs];

/**
 * The delay in ms before a refused withdrawal tries another route automatically, by the number of
 * refusals in this round, from 1; undefined without a retry left or with the setting off
 * (ROUTING-39).
 */
export function autoRetryDelayMs(refusals: number, isEnabled: boolean): number | undefined {
  return isEnabled ? autoRetryMs[refusals - 1] : undefined;
}

const firstQueryMs = 5_000;
const longestQueryMs = 5 * minuteMs;

/**
 * The delay in ms before the next status request for a payout, by the number of inconclusive
 * responses (ROUTING-37).
 */
export function payoutAskDelayMs(attempts: number): number {
  return Math.min(firstQueryMs * 2 ** attempts, longestQueryMs);
}
