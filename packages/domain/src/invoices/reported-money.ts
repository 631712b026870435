/** How the money reported in all stands to the amount of the invoice (decision 14). */
export type ReportedComparison = 'exact' | 'short' | 'over';

/** Compares what was reported in all with the amount, both in minor units (decisions 14, 20). */
export function compareReported(reportedTotal: bigint, amount: bigint): ReportedComparison {
  if (reportedTotal === amount) {
    return 'exact';
  }
  return reportedTotal < amount ? 'short' : 'over';
}
