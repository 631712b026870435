import { i18n } from '../../../texts/i18n.ts';
import type { BulkResult } from './bulk-work.ts';
import type { BulkPhase } from './useBulkWork.ts';

/** "1 invoice", "3 invoices". */
export const invoiceCount = (number: number): string =>
  i18n.t('{count, plural, one {{number} invoice} other {{number} invoices}}', {
    count: number,
    number,
  });

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
      return i18n.t('Checked {count} of {total}. Nothing is changed yet.', {
        count: results.length,
        total,
      });
    case 'checked':
      return i18n.t('Possible for {count} of {total}. Nothing is changed yet.', {
        count: total - refusedCount,
        total,
      });
    case 'applying':
      return i18n.t('{count, plural, one {{count} invoice left.} other {{count} invoices left.}}', {
        count: count('possible'),
      });
    case 'done':
      return doneWords(count('made'), count('requested'), refusedCount);
  }
}

function doneWords(made: number, requested: number, refusedCount: number): string {
  const total = made + requested + refusedCount;
  return [
    i18n.t('{made} of {total} done', { made, total }),
    ...(requested > 0 ? [i18n.t('{requested} sent for approval', { requested })] : []),
    ...(refusedCount > 0
      ? [i18n.t('{refusedCount} not done, each with its reason below', { refusedCount })]
      : []),
  ]
    .join('; ')
    .concat('.');
}
