import { useGetInvoice } from '@tiyin/api/hooks/invoices';
import type { Invoice } from '@tiyin/api/types';
import { isFinalStatus } from '@tiyin/domain/invoices';
import { useDeferredValue, useState } from 'react';
import { useParams } from 'wouter';
import { i18n } from '../../texts/i18n.ts';
import { useShownSubject } from '../../layout/ShownSubject.tsx';
import { invoicePath } from '../../routing/paths.ts';
import { useDocumentTitle } from '../../routing/use-document-title.ts';
import { shortId } from '../../identifier/short-id.ts';
import { useVisit } from '../../session/useVisit.ts';
import { LateReturn, useReturnDialog } from '../returns/LateReturn.tsx';
import { readListAddress } from '../invoices/stored-list-address.ts';
import { Assignment } from './assignment/Assignment.tsx';
import { useRequestPreview } from './change/usePreview.ts';
import { InvoiceDetailsPlaceholder } from './InvoiceDetailsPlaceholder.tsx';
import { InvoiceDetailsView } from './InvoiceDetailsView.tsx';
import { describeAmount, describeInvoice } from './describe-invoice.ts';
import { InvoiceDetailsFrame } from './InvoiceDetailsFrame.tsx';
import { isHistoryArchived } from './archive-words.ts';
import { usePayoutEnd } from './end-payout/usePayoutEnd.ts';
import { DecideRequest } from './support-history/DecideRequest.tsx';
import { InvoiceSections } from './sections/InvoiceSections.tsx';
import { useInvoiceCommands } from './useInvoiceCommands.ts';
import { useInvoiceRights } from './useInvoiceRights.ts';
import { useInvoiceWays } from './useInvoiceWays.ts';
import { usePartyLinks } from './usePartyLinks.ts';
import { useStatusHistory } from './useStatusHistory.ts';

/** The refresh interval of an invoice that may still change, in milliseconds. */
const REFRESH_MS = 5000;

/** Nothing of it changes by itself any more. */
function isAtRest({ invoiceStatus, pendingApprovals, refundsUnderWay }: Invoice): boolean {
  const isUnderWay = pendingApprovals !== undefined || refundsUnderWay !== undefined;
  return isFinalStatus(invoiceStatus.code) && !isUnderWay;
}

/** The invoice of the address; of another one nothing stays. */
export function InvoiceDetailsScreen() {
  const { id } = useParams<{ id: string }>();
  return <InvoiceDetails key={id} id={id} />;
}

/** One invoice, kept fresh while it may still move. */
function InvoiceDetails({ id }: { readonly id: string }) {
  const listHref = readListAddress(window.sessionStorage);
  const ways = useInvoiceWays(id, listHref);
  const query = useGetInvoice(
    { id },
    {
      refreshInterval: (answer) => (answer !== undefined && isAtRest(answer.data) ? 0 : REFRESH_MS),
    },
  );
  const invoice = query.data?.data;
  const showFresh = (data: Invoice) => void query.mutate({ data }, { revalidate: false });
  const refresh = () => void query.mutate();
  const links = usePartyLinks(invoice);
  const rights = useInvoiceRights(invoice);
  const history = useStatusHistory(id, invoice, query.error);
  // Content below the fold is rendered later.
  const areSectionsDrawn = useDeferredValue(invoice !== undefined, false);
  const [sentCount, setSentCount] = useState(0);
  useShownSubject(
    invoice && { isTest: invoice.isTestProcessing, merchantName: invoice.merchant.name },
  );
  const onPreview = useRequestPreview();
  const { open: onReturn, ...returning } = useReturnDialog();
  const commands = useInvoiceCommands(id, invoice, {
    onFresh: showFresh,
    onRequested: refresh,
    onRefunded: refresh,
    onReturn,
    onSent: () => setSentCount((count) => count + 1),
  });
  const endPayout = usePayoutEnd(invoice, {
    onFresh: showFresh,
    onRequested: refresh,
  });
  const request = invoice?.isReturnRequested === true && rights.decidesTickets === true && (
    <DecideRequest
      invoiceId={id}
      mayReturn={rights.confirmsTransfers === true}
      onDecided={refresh}
    />
  );
  const onPayoutEnd = rights.confirmsTransfers === true ? endPayout : undefined;
  const assignment =
    invoice?.assignee === undefined ? undefined : (
      <Assignment
        invoiceId={id}
        assignee={invoice.assignee}
        onAssigned={(assignee) =>
          void query.mutate((known) => known && { data: { ...known.data, assignee } }, {
            revalidate: false,
          })
        }
      />
    );
  useDocumentTitle(invoice === undefined ? i18n.t('Invoice') : describeInvoice(invoice));
  useVisit(
    invoicePath(id),
    invoice &&
      i18n.t('Invoice {id} · {invoice}', {
        id: shortId(id.toUpperCase()),
        invoice: describeAmount(invoice),
      }),
  );

  return (
    <InvoiceDetailsFrame {...{ listHref, ways }}>
      {invoice === undefined ? (
        <InvoiceDetailsPlaceholder
          problem={query.error}
          onRetry={refresh}
          isRetrying={query.isValidating}
        />
      ) : (
        <InvoiceDetailsView
          {...{ assignment, history, invoice, links, onPayoutEnd, onPreview, request, rights }}
          {...commands}
        />
      )}
      {invoice !== undefined && areSectionsDrawn && (
        <InvoiceSections
          invoice={invoice}
          isHistoryArchived={isHistoryArchived(history.events)}
          freshness={`${invoice.version}.${sentCount}`}
          onDecided={refresh}
        />
      )}
      <LateReturn {...returning} source={{ invoiceId: id }} onReturned={refresh} />
    </InvoiceDetailsFrame>
  );
}
