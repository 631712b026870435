import { useGetInvoice } from '@tiyin/api/hooks/invoices';
import { isFinalStatus } from '@tiyin/domain/invoices';
import { useDeferredValue, useState } from 'react';
import { useParams } from 'wouter';
import { useShownSubject } from '../../layout/ShownSubject.tsx';
import { useDocumentTitle } from '../../routing/use-document-title.ts';
import { readListAddress } from '../invoices/stored-list-address.ts';
import { useAskPreview } from './change/usePreview.ts';
import { InvoiceDetailsPlaceholder } from './InvoiceDetailsPlaceholder.tsx';
import { InvoiceDetailsView } from './InvoiceDetailsView.tsx';
import { describeInvoice } from './describe-invoice.ts';
import { InvoiceDetailsFrame } from './InvoiceDetailsFrame.tsx';
import { InvoiceSections } from './sections/InvoiceSections.tsx';
import { useInvoiceCommands } from './useInvoiceCommands.ts';
import { useStatusHistory } from './useStatusHistory.ts';

/** The refresh interval of an invoice that may still change, in milliseconds. */
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
  const history = useStatusHistory(id, invoice, query.error);
  // Content below the fold is rendered later.
  const areSectionsDrawn = useDeferredValue(invoice !== undefined, false);
  const [sentCount, setSentCount] = useState(0);
  useShownSubject(
    invoice && { isTest: invoice.isTestProcessing, merchantName: invoice.merchant.name },
  );
  const onPreview = useAskPreview();
  const commands = useInvoiceCommands(id, invoice, {
    onFresh: (data) => void query.mutate({ data }, { revalidate: false }),
    onRefunded: () => void query.mutate(),
    onSent: () => setSentCount((count) => count + 1),
  });
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
        <InvoiceDetailsView {...{ history, invoice, onPreview }} {...commands} />
      )}
      {invoice !== undefined && areSectionsDrawn && (
        <InvoiceSections invoice={invoice} freshness={`${invoice.version}.${sentCount}`} />
      )}
    </InvoiceDetailsFrame>
  );
}
