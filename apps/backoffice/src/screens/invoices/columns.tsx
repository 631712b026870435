import type { InvoiceListItem } from '@tiyin/api/types';
import type { DataColumn } from '@tiyin/ui/data-table';
import { Identifier, ShortIdentifier } from '@tiyin/ui/identifier';
import { Inline } from '@tiyin/ui/inline';
import { FlowTypeBadge } from '@tiyin/ui/payments/flow-type-badge';
import { InvoiceStatusBadge } from '@tiyin/ui/payments/invoice-status-badge';
import { Money } from '@tiyin/ui/payments/money';
import { TestBadge } from '@tiyin/ui/payments/test-badge';
import { formatShortUtc } from '../../texts/formats.ts';
import { i18n } from '../../texts/i18n.ts';
import { eventText } from '../event-words/event-texts.ts';

function Time({ iso }: { readonly iso: string }) {
  return <time dateTime={iso}>{formatShortUtc(iso)}</time>;
}

function Flow({ flowType, isTestProcessing }: InvoiceListItem) {
  return (
    <Inline as="span" gap={8}>
      <FlowTypeBadge flow={flowType.code} />
      {isTestProcessing && <TestBadge />}
    </Inline>
  );
}

/** The amount by which a finished invoice has changed the merchant's balance: a withdrawal costs its fee as well. */
function Net({ amount, currency, fee, flowType, invoiceStatus }: InvoiceListItem) {
  if (fee === null || invoiceStatus.code !== 'DONE') return null;
  const net = flowType.code === 'DEPOSIT' ? amount - fee : -(amount + fee);
  return <Money amount={net} currency={currency} />;
}

/** The id stands in for a number that was taken away. */
function Account({ bankName, id, lastFour }: NonNullable<InvoiceListItem['paymentAccount']>) {
  return [bankName, lastFour === '' ? i18n.t('ID {id}', { id }) : `•••• ${lastFour}`]
    .filter(Boolean)
    .join(' ');
}

type InvoiceColumn = DataColumn<InvoiceListItem>;

/**
 * A row in the order of a reader's questions: what, when, direction, status, amount (OFFICE-29).
 */
export const invoiceColumns: readonly InvoiceColumn[] = [
  {
    id: 'invoiceId',
    header: () => i18n.t('Invoice'),
    cell: ({ invoiceId }) => <ShortIdentifier>{invoiceId.toUpperCase()}</ShortIdentifier>,
    fold: 'bare',
  },
  {
    id: 'createdDate',
    header: () => i18n.t('Created (UTC)'),
    cell: ({ createdDate }) => <Time iso={createdDate} />,
  },
  {
    id: 'statusDate',
    header: () => i18n.t('Last status (UTC)'),
    cell: ({ statusDate }) => <Time iso={statusDate} />,
  },
  {
    id: 'flowType',
    header: () => i18n.t('Flow'),
    cell: (row) => <Flow {...row} />,
    fold: 'bare',
  },
  {
    id: 'invoiceStatus',
    header: () => i18n.t('Status'),
    cell: ({ invoiceStatus }) => <InvoiceStatusBadge status={invoiceStatus.code} />,
    fold: 'title',
  },
  {
    id: 'amount',
    header: () => i18n.t('Amount'),
    cell: ({ amount, currency }) => <Money amount={amount} currency={currency} />,
    align: 'end',
    fold: 'aside',
  },
];

/** The terminal by its name. */
export const terminalColumn: InvoiceColumn = {
  id: 'terminal',
  header: () => i18n.t('Terminal'),
  cell: ({ terminal }) => terminal.name,
  size: 'fill',
};

/** Those that are hidden until the person shows them (OFFICE-460). */
const moreColumns: readonly InvoiceColumn[] = [
  {
    id: 'order',
    header: () => i18n.t('Order'),
    cell: ({ merchantInvoiceId }) => merchantInvoiceId,
  },
  {
    id: 'customer',
    header: () => i18n.t('Customer'),
    cell: ({ customer }) => customer.externalId,
  },
  terminalColumn,
  {
    id: 'method',
    header: () => i18n.t('Method'),
    cell: ({ paymentMethod }) => paymentMethod?.paymentMethod.name,
  },
  {
    id: 'fee',
    header: () => i18n.t('Fee'),
    cell: ({ currency, fee }) => fee !== null && <Money amount={fee} currency={currency} />,
    align: 'end',
  },
  {
    id: 'net',
    header: () => i18n.t('Net'),
    cell: (row) => <Net {...row} />,
    align: 'end',
  },
];

/** The account by its bank and its last digits, for people who may see accounts (OFFICE-472). */
export const accountColumn: InvoiceColumn = {
  id: 'paymentAccount',
  header: () => i18n.t('Account'),
  cell: ({ paymentAccount }) => paymentAccount && <Account {...paymentAccount} />,
};

/** The code and the words of the last error (OFFICE-472). */
export const errorColumn: InvoiceColumn = {
  id: 'lastError',
  header: () => i18n.t('Last error'),
  cell: ({ lastError }) =>
    lastError && (
      <>
        {eventText(lastError.description)} <Identifier>{lastError.code}</Identifier>
      </>
    ),
  size: 'fill',
};

/** The person who works on it (OFFICE-621). */
export const assigneeColumn: InvoiceColumn = {
  id: 'assignee',
  header: () => i18n.t('Assigned to'),
  cell: ({ assignee }) => assignee?.name,
};

/** The name is on each row for people who see several (OFFICE-450). */
export const merchantColumn: InvoiceColumn = {
  id: 'merchant',
  header: () => i18n.t('Merchant'),
  cell: ({ merchant }) => merchant.name,
  size: 'fill',
  fold: 'bare',
};

/** Those that every person may show. */
export const commonColumns: readonly InvoiceColumn[] = [...invoiceColumns, ...moreColumns];
