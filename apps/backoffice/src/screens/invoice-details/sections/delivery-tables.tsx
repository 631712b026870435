import type { Callback, SettlementCallback, Transaction } from '@tiyin/api/types';
import { Badge } from '@tiyin/ui/badge';
import type { BadgeTone } from '@tiyin/ui/badge';
import type { DataColumn } from '@tiyin/ui/data-table';
import { InvoiceStatusBadge } from '@tiyin/ui/payments/invoice-status-badge';
import { idEnd } from '../../../identifier/short-id.ts';
import { i18n } from '../../../texts/i18n.ts';
import { CopiedIdentifier } from '../CopiedIdentifier.tsx';
import type { SectionTable } from './InvoiceSection.tsx';
import { TimeCell } from './TimeCell.tsx';
import { WebhookBody, WebhookType } from './WebhookBody.tsx';

const callbackTones: Readonly<Record<Callback['status'], BadgeTone>> = {
  EXECUTED: 'success',
  FAILED: 'error',
  SUPERSEDED: 'neutral',
  WAITING: 'primary',
};

/** When it was accepted; until then, when it is sent next. */
function ExecutionCell({
  executionDate,
  nextTryDate,
}: Pick<SettlementCallback, 'executionDate' | 'nextTryDate'>) {
  if (executionDate !== null || nextTryDate === null) return <TimeCell time={executionDate} />;
  return (
    <>
      {`${i18n.t('next try')} `}
      <TimeCell time={nextTryDate} />
    </>
  );
}

/** The columns of a callback that is about no status of an invoice. */
export const settlementCallbackColumns: readonly DataColumn<SettlementCallback>[] = [
  {
    id: 'createDate',
    header: () => i18n.t('Create date (UTC)'),
    cell: ({ createDate }) => <TimeCell time={createDate} />,
    fold: 'title',
  },
  {
    id: 'status',
    header: () => i18n.t('Status'),
    cell: ({ status }) => <Badge tone={callbackTones[status]}>{status}</Badge>,
    fold: 'aside',
  },
  {
    id: 'executionDate',
    header: () => i18n.t('Execution date (UTC)'),
    cell: (callback) => <ExecutionCell {...callback} />,
  },
  {
    id: 'tries',
    header: () => i18n.t('Tries'),
    cell: ({ tries }) => String(tries.length),
    align: 'end',
  },
  {
    id: 'body',
    header: () => i18n.t('Body'),
    cell: ({ body, type }) => <WebhookBody body={body} type={type} />,
    hasControls: true,
  },
];

/** The callbacks to the merchant with their types (API-32). */
export const callbackTable: SectionTable<Callback> = {
  title: () => i18n.t('Callbacks'),
  emptyText: () => i18n.t('No callbacks'),
  rowKey: ({ id }) => id,
  columns: [
    {
      id: 'id',
      header: () => i18n.t('ID'),
      // The end of a time-ordered id distinguishes two callbacks of one moment, as in the table of tries.
      cell: ({ id }) => (
        <CopiedIdentifier value={id} shown={idEnd(id)} what={i18n.t('Callback ID')} />
      ),
      fold: 'title',
    },
    {
      id: 'type',
      header: () => i18n.t('Type'),
      cell: ({ body, type }) => <WebhookType {...{ body, type }} />,
      // The other columns fit beside it on a laptop: when the next try is needs no scroll.
      size: 'fill',
      hasControls: true,
    },
    {
      id: 'status',
      header: () => i18n.t('Status'),
      cell: ({ status }) => <Badge tone={callbackTones[status]}>{status}</Badge>,
    },
    {
      id: 'invoiceStatus',
      header: () => i18n.t('For invoice status'),
      cell: ({ invoiceStatus }) => <InvoiceStatusBadge status={invoiceStatus.code} />,
    },
    {
      id: 'createDate',
      header: () => i18n.t('Create date (UTC)'),
      cell: ({ createDate }) => <TimeCell time={createDate} />,
    },
    {
      id: 'executionDate',
      header: () => i18n.t('Execution date (UTC)'),
      cell: (callback) => <ExecutionCell {...callback} />,
    },
    {
      id: 'tries',
      header: () => i18n.t('Tries'),
      cell: ({ tries }) => String(tries.length),
      align: 'end',
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
  title: () => i18n.t('Transactions'),
  emptyText: () => i18n.t('No transactions'),
  rowKey: ({ id }) => id,
  columns: [
    {
      id: 'id',
      header: () => i18n.t('Id'),
      cell: ({ id }) => <CopiedIdentifier value={id} what={i18n.t('Transaction ID')} />,
      fold: 'title',
    },
    {
      id: 'status',
      header: () => i18n.t('Status'),
      cell: ({ status }) => <Badge tone={transactionTones[status.code]}>{status.code}</Badge>,
    },
    {
      id: 'createDate',
      header: () => i18n.t('Create date (UTC)'),
      cell: ({ createDate }) => <TimeCell time={createDate} />,
    },
    {
      id: 'statusDate',
      header: () => i18n.t('Status date (UTC)'),
      cell: ({ statusDate }) => <TimeCell time={statusDate} />,
    },
  ],
};
