/**
 * The outcomes of a terminal's invoices in a period: the number of invoices for each (OFFICE-56).
 */
export type OutcomeCounts = {
  /** Those made in the time that are NEW now. */
  readonly newCount: number;
  readonly successCount: number;
  readonly cancelCount: number;
  readonly declinedCount: number;
};

/** The shares of ended invoices, in per cent; null if none ended, which is not zero. */
export type OutcomePercents = {
  readonly successPercent: number | null;
  readonly cancelPercent: number | null;
  readonly declinedPercent: number | null;
};

/** Nothing happened. */
export const noOutcomes: OutcomeCounts = {
  newCount: 0,
  successCount: 0,
  cancelCount: 0,
  declinedCount: 0,
};

/** Two times taken together. */
export function addOutcomes(one: OutcomeCounts, other: OutcomeCounts): OutcomeCounts {
  return {
    newCount: one.newCount + other.newCount,
    successCount: one.successCount + other.successCount,
    cancelCount: one.cancelCount + other.cancelCount,
    declinedCount: one.declinedCount + other.declinedCount,
  };
}

/** Whether a terminal has statistics at all; one without shows 'no data' (OFFICE-58). */
export function hasOutcomes(counts: OutcomeCounts): boolean {
  return Object.values(counts).some((count) => count > 0);
}

/** The shares of ended invoices that succeeded, were canceled, were declined (OFFICE-56). */
export function outcomePercents(counts: OutcomeCounts): OutcomePercents {
  const { successCount, cancelCount, declinedCount } = counts;
  const ended = successCount + cancelCount + declinedCount;
  const shareOf = (count: number) => (ended === 0 ? null : (count * 100) / ended);
  return {
    successPercent: shareOf(successCount),
    cancelPercent: shareOf(cancelCount),
    declinedPercent: shareOf(declinedCount),
  };
}
