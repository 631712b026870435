/**
 * The total of the reported money compared with the amount of the invoice (INVOICE-20, INVOICE-24).
 */
export type ReportedComparison = 'exact' | 'short' | 'over';

/** Compares the reported total with the amount, both in minor units (INVOICE-24, ROUTING-31). */
export function compareReported(reportedTotal: bigint, amount: bigint): ReportedComparison {
  if (reportedTotal === amount) {
    return 'exact';
  }
  return reportedTotal < amount ? 'short' : 'over';
}
