import type { InvoiceListItem } from '@tiyin/api/types';
import { formatShortUtc } from '@tiyin/domain/dates';
import type { DataColumn } from '@tiyin/ui/data-table';
import { Inline } from '@tiyin/ui/inline';
import { FlowTypeBadge } from '@tiyin/ui/payments/flow-type-badge';
import { InvoiceStatusBadge } from '@tiyin/ui/payments/invoice-status-badge';
import { Money } from '@tiyin/ui/payments/money';
import { TestBadge } from '@tiyin/ui/payments/test-badge';
import { Identifier } from '../../identifier/Identifier.tsx';

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

type InvoiceColumn = DataColumn<InvoiceListItem>;

const merchantColumn: InvoiceColumn = {
  id: 'merchant',
  header: 'Merchant',
  cell: ({ merchant }) => merchant.name,
  size: 'fill',
  fold: 'bare',
};

/**
 * A row in the order of a reader's questions: what, when, direction, status, amount (OFFICE-29).
 */
export const invoiceColumns: readonly InvoiceColumn[] = [
  {
    id: 'invoiceId',
    header: 'Invoice',
    cell: ({ invoiceId }) => <Identifier>{invoiceId.toUpperCase()}</Identifier>,
    size: 'fill',
    fold: 'bare',
  },
  {
    id: 'createdDate',
    header: 'Created (UTC)',
    cell: ({ createdDate }) => <Time iso={createdDate} />,
  },
  {
    id: 'statusDate',
    header: 'Last status (UTC)',
    cell: ({ statusDate }) => <Time iso={statusDate} />,
  },
  { id: 'flowType', header: 'Flow', cell: (row) => <Flow {...row} />, fold: 'bare' },
  {
    id: 'invoiceStatus',
    header: 'Status',
    cell: ({ invoiceStatus }) => <InvoiceStatusBadge status={invoiceStatus.code} />,
    fold: 'title',
  },
  {
    id: 'amount',
    header: 'Amount',
    cell: ({ amount, currency }) => <Money amount={amount} currency={currency} />,
    align: 'end',
    fold: 'aside',
  },
];

/** The same with the merchant of each row at its end, for people who see several (OFFICE-450). */
export const columnsWithMerchant: readonly InvoiceColumn[] = [...invoiceColumns, merchantColumn];
