/** How the money reported in all stands to the amount of the invoice (INVOICE-20, INVOICE-24). */
export type ReportedComparison = 'exact' | 'short' | 'over';

/** Compares what was reported in all with the amount, both in minor units (INVOICE-24, ROUTING-31). */
export function compareReported(reportedTotal: bigint, amount: bigint): ReportedComparison {
  if (reportedTotal === amount) {
    return 'exact';
  }
  return reportedTotal < amount ? 'short' : 'over';
}
