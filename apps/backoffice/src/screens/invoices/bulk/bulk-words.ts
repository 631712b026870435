import type { BulkResult } from './bulk-work.ts';
import type { BulkPhase } from './useBulkWork.ts';

/** "1 invoice", "3 invoices". */
export const invoiceCount = (number: number): string =>
  `${number} ${number === 1 ? 'invoice' : 'invoices'}`;

/** How far the work is, in a sentence: nothing is half done without a word (OFFICE-301). */
export function progressWords(
  phase: BulkPhase,
  results: readonly BulkResult[],
  total: number,
): string {
  const count = (outcome: BulkResult['outcome']) =>
    results.filter((row) => row.outcome === outcome).length;
  const refusedCount = count('refused');
  switch (phase) {
    case 'chosen':
      return '';
    case 'checking':
      return `Checked ${results.length} of ${total}. Nothing is changed yet.`;
    case 'checked':
      return `Possible for ${total - refusedCount} of ${total}. Nothing is changed yet.`;
    case 'applying':
      return `${invoiceCount(count('possible'))} left.`;
    case 'done':
      return doneWords(count('made'), count('requested'), refusedCount);
  }
}

function doneWords(made: number, requested: number, refusedCount: number): string {
  const total = made + requested + refusedCount;
  return [
    `${made} of ${total} done`,
    ...(requested > 0 ? [`${requested} sent for approval`] : []),
    ...(refusedCount > 0 ? [`${refusedCount} not done, each with its reason below`] : []),
  ]
    .join('; ')
    .concat('.');
}
