import type { ApiProblem } from '@tiyin/api/errors';
import { useListStatusEvents } from '@tiyin/api/hooks/invoices';
import type { Invoice } from '@tiyin/api/types';
import { useEffect } from 'react';
import type { StatusHistory } from './InvoiceDetailsView.tsx';

/**
 * The history of an invoice's status, requested together with the invoice, and again while the
 * history lacks the invoice's status.
 * @param problem why the invoice may be out of date: once it is gone, a failed history is requested
 * again.
 */
export function useStatusHistory(
  invoiceId: string,
  invoice: Invoice | undefined,
  problem: ApiProblem | undefined,
): StatusHistory {
  const { data, error, mutate } = useListStatusEvents({ invoiceId });
  const events = data?.data;
  const isBehind = events !== undefined && events[0]?.statusDate !== invoice?.statusDate;
  // The start of the status that is missing in the history.
  const missing = isBehind ? invoice?.statusDate : undefined;
  const hasFailed = error !== undefined && problem === undefined;
  useEffect(() => {
    if (missing !== undefined || hasFailed) void mutate();
  }, [hasFailed, missing, mutate]);
  return { events, onRetry: () => void mutate(), problem: error };
}
