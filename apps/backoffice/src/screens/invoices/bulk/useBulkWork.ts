import type { InvoiceListItem } from '@tiyin/api/types';
import { useRef, useState } from 'react';
import { i18n } from '../../../texts/i18n.ts';
import { bulkRules } from './bulk-actions.ts';
import { type BulkAction, type BulkResult, refused, workEach } from './bulk-work.ts';

/** How far the work is: a check of all rows comes first, and changes nothing. */
export type BulkPhase = 'applying' | 'checked' | 'checking' | 'chosen' | 'done';

export interface BulkSteps {
  readonly check: (invoice: InvoiceListItem, action: BulkAction) => Promise<BulkResult>;
  readonly apply: (checked: BulkResult, action: BulkAction) => Promise<BulkResult>;
}

/** A check only reads. */
const CHECKED_AT_ONCE = 4;

const idOf = ({ invoice }: BulkResult) => invoice.invoiceId;

/** The work on several invoices: checked, then applied to those for which it is possible, each with its result. */
export function useBulkWork(invoices: readonly InvoiceListItem[], { apply, check }: BulkSteps) {
  const [phase, setPhase] = useState<BulkPhase>('chosen');
  const [results, setResults] = useState<readonly BulkResult[]>([]);
  const isStopped = useRef(false);
  const checkAll = async (action: BulkAction) => {
    setPhase('checking');
    await workEach(invoices, (row) => check(row, action), setResults, CHECKED_AT_ONCE);
    setPhase('checked');
  };
  const applyAll = async (action: BulkAction) => {
    setPhase('applying');
    isStopped.current = false;
    await workEach(
      results.filter(({ outcome }) => outcome === 'possible'),
      async (row) =>
        isStopped.current
          ? refused(row.invoice, i18n.t('Stopped before it was begun'))
          : apply(row, action),
      (known) => {
        const byId = new Map(known.map((row) => [idOf(row), row]));
        setResults(results.map((row) => byId.get(idOf(row)) ?? row));
      },
      bulkRules[action.kind].atOnce,
    );
    setPhase('done');
  };
  /** Those that were begun are finished; the others are left as they are, and say so. */
  const stop = () => {
    isStopped.current = true;
  };
  return { applyAll, checkAll, phase, results, stop };
}
