import type { ApiProblem } from '@tiyin/api/errors';
import { useListStatusEvents } from '@tiyin/api/hooks/invoices';
import type { Invoice } from '@tiyin/api/types';
import { useEffect } from 'react';
import type { StatusHistory } from './InvoiceDetailsView.tsx';

/**
 * The history of an invoice's status, asked for beside the invoice, and again wherever it does not tell of the status
 * that the invoice has.
 * @param problem why the invoice may be out of date: once it is not, what failed with it is asked for again.
 */
export function useStatusHistory(
  invoiceId: string,
  invoice: Invoice | undefined,
  problem: ApiProblem | undefined,
): StatusHistory {
  const { data, error, mutate } = useListStatusEvents({ invoiceId });
  const events = data?.data;
  const isBehind = events !== undefined && events[0]?.statusDate !== invoice?.statusDate;
  // When the status that it does not tell of yet began.
  const missing = isBehind ? invoice?.statusDate : undefined;
  const hasFailed = error !== undefined && problem === undefined;
  useEffect(() => {
    if (missing !== undefined || hasFailed) void mutate();
  }, [hasFailed, missing, mutate]);
  return { events, onRetry: () => void mutate(), problem: error };
}
