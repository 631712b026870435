import type { Callback, SettlementCallback, Transaction } from '@tiyin/api/types';
import { Badge } from '@tiyin/ui/badge';
import type { BadgeTone } from '@tiyin/ui/badge';
import type { DataColumn } from '@tiyin/ui/data-table';
import { InvoiceStatusBadge } from '@tiyin/ui/payments/invoice-status-badge';
import { Identifier } from '../../../identifier/Identifier.tsx';
import { CopiedIdentifier } from '../CopiedIdentifier.tsx';
import type { SectionTable } from './InvoiceSection.tsx';
import { TimeCell } from './TimeCell.tsx';

const callbackTones: Readonly<Record<Callback['status'], BadgeTone>> = {
  EXECUTED: 'success',
  FAILED: 'error',
  SUPERSEDED: 'neutral',
  WAITING: 'primary',
};

/** The columns of a callback that is about no status of an invoice. */
export const settlementCallbackColumns: readonly DataColumn<SettlementCallback>[] = [
  {
    id: 'createDate',
    header: 'Create date (UTC)',
    cell: ({ createDate }) => <TimeCell time={createDate} />,
    fold: 'title',
  },
  {
    id: 'status',
    header: 'Status',
    cell: ({ status }) => <Badge tone={callbackTones[status]}>{status}</Badge>,
    fold: 'aside',
  },
  {
    id: 'executionDate',
    header: 'Execution date (UTC)',
    cell: ({ executionDate }) => <TimeCell time={executionDate} />,
  },
  { id: 'tries', header: 'Tries', cell: ({ tries }) => String(tries.length), align: 'end' },
  {
    id: 'nextTryDate',
    header: 'Next try (UTC)',
    cell: ({ nextTryDate }) => <TimeCell time={nextTryDate} />,
  },
];

/** The callbacks to the merchant with their types (API-32). */
export const callbackTable: SectionTable<Callback> = {
  title: 'Callbacks',
  emptyText: 'No callbacks',
  rowKey: ({ id }) => id,
  columns: [
    {
      id: 'id',
      header: 'ID',
      cell: ({ id }) => <Identifier>{id}</Identifier>,
      fold: 'title',
      // The other columns fit beside it on a laptop: when the next try is must not need a scroll.
      size: 'fill',
    },
    { id: 'type', header: 'Type', cell: ({ type }) => type },
    {
      id: 'status',
      header: 'Status',
      cell: ({ status }) => <Badge tone={callbackTones[status]}>{status}</Badge>,
    },
    {
      id: 'invoiceStatus',
      header: 'For invoice status',
      cell: ({ invoiceStatus }) => <InvoiceStatusBadge status={invoiceStatus.code} />,
    },
    {
      id: 'createDate',
      header: 'Create date (UTC)',
      cell: ({ createDate }) => <TimeCell time={createDate} />,
    },
    {
      id: 'executionDate',
      header: 'Execution date (UTC)',
      cell: ({ executionDate }) => <TimeCell time={executionDate} />,
    },
    { id: 'tries', header: 'Tries', cell: ({ tries }) => String(tries.length), align: 'end' },
    {
      id: 'nextTryDate',
      header: 'Next try (UTC)',
      cell: ({ nextTryDate }) => <TimeCell time={nextTryDate} />,
    },
  ],
};

const transactionTones: Readonly<Record<Transaction['status']['code'], BadgeTone>> = {
  FAILED: 'error',
  NEW: 'neutral',
  PAID: 'success',
  SENT: 'primary',
  UNKNOWN: 'warning',
};

/** The payouts of a withdrawal (INVOICE-60). */
export const transactionTable: SectionTable<Transaction> = {
  title: 'Transactions',
  emptyText: 'No transactions',
  rowKey: ({ id }) => id,
  columns: [
    {
      id: 'id',
      header: 'Id',
      cell: ({ id }) => <CopiedIdentifier value={id} what="Transaction ID" />,
      fold: 'title',
    },
    {
      id: 'status',
      header: 'Status',
      cell: ({ status }) => <Badge tone={transactionTones[status.code]}>{status.code}</Badge>,
    },
    {
      id: 'createDate',
      header: 'Create date (UTC)',
      cell: ({ createDate }) => <TimeCell time={createDate} />,
    },
    {
      id: 'statusDate',
      header: 'Status date (UTC)',
      cell: ({ statusDate }) => <TimeCell time={statusDate} />,
    },
  ],
};
