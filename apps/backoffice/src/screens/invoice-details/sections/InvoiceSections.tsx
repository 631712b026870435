import { useListCallbacks } from '@tiyin/api/hooks/callbacks';
import {
  useCountInvoiceSections,
  useListInvoiceErrors,
  useListInvoiceEvents,
  useListInvoicePostings,
  useListRoutingDecisions,
} from '@tiyin/api/hooks/invoices';
import { useListTransactions } from '@tiyin/api/hooks/transactions';
import type { CallbackListAnswer, Invoice, SectionCounts } from '@tiyin/api/types';
import { DisclosureGroup } from '@tiyin/ui/disclosure';
import { PermissionGate } from '@tiyin/ui/payments/permission-gate';
import { useMemo, useState } from 'react';
import { mayHaveReturns } from '../../returns/return-rows.ts';
import { Notes } from '../notes/Notes.tsx';
import { SupportHistory } from '../support-history/SupportHistory.tsx';
import { CallbackTries } from './CallbackTries.tsx';
import { callbackTable, transactionTable } from './delivery-tables.tsx';
import { callbacksInArchive, eventsInArchive, postingsInArchive } from '../archive-words.ts';
import { errorTable, eventTable } from './event-tables.tsx';
import { InvoiceSection } from './InvoiceSection.tsx';
import { postingRows, postingTable } from './posting-table.tsx';
import { Refunds } from './Refunds.tsx';
import { mayHaveRefunds } from './refund-table.tsx';
import { Returns } from './Returns.tsx';
import { routingRows, routingTable } from './routing-table.tsx';
import { useRefreshWith } from './useRefreshWith.ts';
import { useSectionRows } from './useSectionRows.ts';

export interface InvoiceSectionsProps {
  readonly invoice: Invoice;
  /** Whether earlier events are in the archive. */
  readonly isHistoryArchived: boolean;
  /** Of the invoice: when it changes, the opened sections are requested again. */
  readonly freshness: string;
  /** Called when a ticket was decided, which the invoice does not show yet. */
  readonly onDecided: () => void;
}

interface SectionProps extends Pick<InvoiceSectionsProps, 'freshness'> {
  readonly invoiceId: string;
  readonly counts: SectionCounts | undefined;
  /** Where earlier events are. */
  readonly note: string | undefined;
}

/** The refresh interval of undelivered callbacks, in milliseconds. */
const DELIVERY_MS = 5000;

/**
 * The sections below an invoice, in their order (OFFICE-47), each with its permission (PEOPLE-32).
 */
export function InvoiceSections(given: InvoiceSectionsProps) {
  const { freshness, invoice, isHistoryArchived, onDecided } = given;
  const { invoiceId } = invoice;
  const { data, mutate } = useCountInvoiceSections({ invoiceId });
  useRefreshWith(freshness, mutate);
  const note = isHistoryArchived ? eventsInArchive() : undefined;
  const props = { counts: data?.data, freshness, invoiceId, note };
  return (
    <DisclosureGroup>
      {mayHaveRefunds(invoice) && <Refunds {...{ freshness, invoice }} />}
      {mayHaveReturns(invoice) && (
        <PermissionGate permission="transfer.confirm">
          <Returns {...{ freshness, invoice }} />
        </PermissionGate>
      )}
      <PermissionGate permission="invoice.error.read">
        <Errors {...props} />
      </PermissionGate>
      <PermissionGate permission="invoice.event.read">
        <EventLog {...props} />
      </PermissionGate>
      <PermissionGate permission="merchant.callback.read">
        <Callbacks {...props} />
      </PermissionGate>
      <SupportHistory {...{ invoiceId, onDecided }} />
      <PermissionGate permission="invoice.event.read">
        <Notes {...{ freshness, invoiceId }} count={data?.data.notes} />
      </PermissionGate>
      <PermissionGate permission="invoice.transaction.read">
        <Transactions {...props} />
      </PermissionGate>
      <PermissionGate permission="people.account">
        <Routing {...props} />
      </PermissionGate>
      <PermissionGate permission="merchant.read.finance">
        <Postings {...props} invoice={invoice} />
      </PermissionGate>
    </DisclosureGroup>
  );
}

/** Requested from the first opening on; null parameters send no request. */
function useWanted(invoiceId: string) {
  const [isWanted, setIsWanted] = useState(false);
  const onExpandedChange = (isExpanded: boolean) => {
    if (isExpanded) setIsWanted(true);
  };
  return { parameters: isWanted ? { invoiceId } : null, onExpandedChange };
}

function Errors({ counts, freshness, invoiceId, note }: SectionProps) {
  const { onExpandedChange, parameters } = useWanted(invoiceId);
  const answer = useSectionRows(useListInvoiceErrors(parameters), freshness);
  const count = counts?.errors;
  return <InvoiceSection {...errorTable} {...answer} {...{ count, note, onExpandedChange }} />;
}

function EventLog({ counts, freshness, invoiceId, note }: SectionProps) {
  const { onExpandedChange, parameters } = useWanted(invoiceId);
  const answer = useSectionRows(useListInvoiceEvents(parameters), freshness);
  const count = counts?.events;
  return <InvoiceSection {...eventTable} {...answer} {...{ count, note, onExpandedChange }} />;
}

const isAnyWaiting = (answer: CallbackListAnswer | undefined) =>
  answer?.data.some(({ status }) => status === 'WAITING') ?? false;

function Callbacks({ counts, freshness, invoiceId }: SectionProps) {
  const { onExpandedChange, parameters } = useWanted(invoiceId);
  const query = useListCallbacks(parameters, {
    refreshInterval: (answer) => (isAnyWaiting(answer) ? DELIVERY_MS : 0),
  });
  const answer = useSectionRows(query, freshness);
  const count = counts?.callbacks;
  const note = query.data?.areEarlierArchived === true ? callbacksInArchive() : undefined;
  return (
    <InvoiceSection {...callbackTable} {...answer} {...{ count, note, onExpandedChange }}>
      {answer.rows && <CallbackTries callbacks={answer.rows} />}
    </InvoiceSection>
  );
}

function Transactions({ counts, freshness, invoiceId }: SectionProps) {
  const { onExpandedChange, parameters } = useWanted(invoiceId);
  const answer = useSectionRows(useListTransactions(parameters), freshness);
  const count = counts?.transactions;
  return <InvoiceSection {...transactionTable} {...answer} {...{ count, onExpandedChange }} />;
}

function Routing({ counts, freshness, invoiceId, note }: SectionProps) {
  const { onExpandedChange, parameters } = useWanted(invoiceId);
  const answer = useSectionRows(useListRoutingDecisions(parameters), freshness);
  const rows = useMemo(() => answer.rows && routingRows(answer.rows), [answer.rows]);
  const count = counts?.routingSteps;
  return (
    <InvoiceSection {...routingTable} {...answer} {...{ count, note, onExpandedChange, rows }} />
  );
}

function Postings(props: SectionProps & Pick<InvoiceSectionsProps, 'invoice'>) {
  const { counts, freshness, invoice, invoiceId } = props;
  const { onExpandedChange, parameters } = useWanted(invoiceId);
  const answer = useSectionRows(useListInvoicePostings(parameters), freshness);
  const rows = useMemo(() => answer.rows && postingRows(answer.rows), [answer.rows]);
  const count = counts?.postingLegs;
  const note = postingsInArchive(invoice, rows);
  return (
    <InvoiceSection {...postingTable} {...answer} {...{ count, note, onExpandedChange, rows }} />
  );
}
