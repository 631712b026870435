import { useGetInvoice, useListStatusEvents } from '@tiyin/api/hooks/invoices';
import { isFinalStatus } from '@tiyin/domain/invoices';
import { useEffect } from 'react';
import { useParams } from 'wouter';
import { usePermission } from '../../session/CurrentUser.tsx';
import { InvoiceDetailsPlaceholder } from './InvoiceDetailsPlaceholder.tsx';
import { InvoiceDetailsView } from './InvoiceDetailsView.tsx';
import { useStatusChange } from './useStatusChange.ts';

/** How often an invoice that may still move is asked for again, in milliseconds. */
const REFRESH_MS = 5000;

/** One invoice, kept fresh while it may still move. */
export function InvoiceDetailsScreen() {
  const { id } = useParams<{ id: string }>();
  const query = useGetInvoice(
    { id },
    {
      refreshInterval: (answer) =>
        answer !== undefined && isFinalStatus(answer.data.invoiceStatus.code) ? 0 : REFRESH_MS,
    },
  );
  const invoice = query.data?.data;
  const history = useListStatusEvents({ invoiceId: id });
  const { mutate: refreshHistory } = history;
  const version = invoice?.version;
  useEffect(() => {
    // Each version has its event: the history is asked for again when the invoice is a new one.
    if (version !== undefined) void refreshHistory();
  }, [refreshHistory, version]);
  const changeStatus = useStatusChange(invoice, (data) => {
    void query.mutate({ data }, { revalidate: false });
  });
  const isAllowed = usePermission('invoice.status.change');

  if (invoice === undefined) {
    const retry = () => void query.mutate();
    return (
      <InvoiceDetailsPlaceholder
        problem={query.error}
        onRetry={retry}
        isRetrying={query.isValidating}
      />
    );
  }
  return (
    <InvoiceDetailsView
      invoice={invoice}
      history={{
        events: history.data?.data,
        onRetry: () => void refreshHistory(),
        problem: history.error,
      }}
      {...((isAllowed || invoice.isTestProcessing) && { onStatusChange: changeStatus })}
    />
  );
}
