import { useGetInvoice, useListStatusEvents } from '@tiyin/api/hooks/invoices';
import { isFinalStatus } from '@tiyin/domain/invoices';
import { useIsPermitted } from '@tiyin/ui/payments/permission-gate';
import { useEffect } from 'react';
import { useParams } from 'wouter';
import { useDocumentTitle } from '../../routing/use-document-title.ts';
import { readListAddress } from '../invoices/stored-list-address.ts';
import { InvoiceDetailsPlaceholder } from './InvoiceDetailsPlaceholder.tsx';
import { InvoiceDetailsView } from './InvoiceDetailsView.tsx';
import { describeInvoice } from './describe-invoice.ts';
import { InvoiceDetailsFrame } from './InvoiceDetailsFrame.tsx';
import { SupportHistory } from './support-history/SupportHistory.tsx';
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
  const isOutOfDate = query.error !== undefined;
  useEffect(() => {
    // Each version has its event: the history is asked for again when the invoice is a new one, and
    // when the server is back, since it may have failed as well.
    if (version !== undefined && !isOutOfDate) void refreshHistory();
  }, [isOutOfDate, refreshHistory, version]);
  const changeStatus = useStatusChange(invoice, (data) => {
    void query.mutate({ data }, { revalidate: false });
  });
  const isAllowed = useIsPermitted({ permission: 'invoice.status.change' });
  useDocumentTitle(invoice === undefined ? 'Invoice' : describeInvoice(invoice));

  return (
    <InvoiceDetailsFrame listHref={readListAddress(window.sessionStorage)}>
      {invoice === undefined ? (
        <InvoiceDetailsPlaceholder
          problem={query.error}
          onRetry={() => void query.mutate()}
          isRetrying={query.isValidating}
        />
      ) : (
        <InvoiceDetailsView
          invoice={invoice}
          history={{
            events: history.data?.data,
            onRetry: () => void refreshHistory(),
            problem: history.error,
          }}
          {...((isAllowed || invoice.isTestProcessing) && { onStatusChange: changeStatus })}
        />
      )}
      {invoice !== undefined && <SupportHistory invoiceId={invoice.invoiceId} />}
    </InvoiceDetailsFrame>
  );
}
