import type { Callback, CallbackTry } from '@tiyin/api/types';
import { Badge } from '@tiyin/ui/badge';
import { DataTable } from '@tiyin/ui/data-table';
import type { DataColumn } from '@tiyin/ui/data-table';
import { EmptyState } from '@tiyin/ui/empty-state';
import { Identifier } from '@tiyin/ui/identifier';
import { idEnd } from '../../../identifier/short-id.ts';
import { i18n } from '../../../texts/i18n.ts';
import { lateTexts } from '../../../texts/late-texts.ts';
import { TimeCell } from './TimeCell.tsx';
import { TryAnswer } from './TryAnswer.tsx';

/** The callbacks of an invoice or of a settlement with their tries. */
export interface CallbackTriesProps {
  readonly callbacks: readonly (Pick<Callback, 'id' | 'tries'> &
    Partial<Pick<Callback, 'invoiceStatus'>>)[];
}

interface TryRow extends CallbackTry {
  readonly callbackId: string;
  readonly invoiceStatus: string | undefined;
}

const errors: Readonly<Record<string, string>> = lateTexts({
  ECONNREFUSED: () => i18n.t('The connection was refused'),
  ECONNRESET: () => i18n.t('The connection was cut off'),
  ENOTFOUND: () => i18n.t('The host was not found'),
  no_address: () => i18n.t('There was no callback address'),
  address_refused: () => i18n.t('The address leads to a private network, which is never called'),
  timed_out: () => i18n.t('No answer within 10 seconds'),
});

function Result({ error, statusCode }: Pick<CallbackTry, 'error' | 'statusCode'>) {
  if (statusCode === null) {
    return <Badge tone="error">{errors[error ?? ''] ?? error ?? i18n.t('No answer')}</Badge>;
  }
  const isTaken = statusCode >= 200 && statusCode < 300;
  return (
    <Badge tone={isTaken ? 'success' : 'error'}>
      {i18n.t('HTTP {statusCode}', { statusCode })}
    </Badge>
  );
}

const columns: readonly DataColumn<TryRow>[] = [
  {
    id: 'time',
    header: () => i18n.t('Time (UTC)'),
    cell: ({ time }) => <TimeCell time={time} />,
    fold: 'title',
  },
  {
    id: 'of',
    header: () => i18n.t('For invoice status'),
    cell: ({ invoiceStatus }) => invoiceStatus ?? '—',
  },
  {
    id: 'callback',
    header: () => i18n.t('Callback'),
    // As in the table above, whose copy button takes the whole id.
    cell: ({ callbackId }) => <Identifier>{idEnd(callbackId)}</Identifier>,
  },
  {
    id: 'result',
    header: () => i18n.t('Result'),
    cell: (each) => <Result {...each} />,
  },
  {
    id: 'answer',
    header: () => i18n.t('Beginning of the answer'),
    cell: ({ answer }) => <TryAnswer answer={answer} />,
    size: 'fill',
    hasControls: true,
  },
];

/** Every try to deliver the callbacks, newest first: status or error, and the beginning of the answer (INVOICE-215). */
export function CallbackTries({ callbacks }: CallbackTriesProps) {
  const rows = callbacks
    .flatMap(({ id, invoiceStatus, tries }) =>
      tries.map((each) => ({ ...each, callbackId: id, invoiceStatus: invoiceStatus?.code })),
    )
    .toSorted((a, b) => b.id - a.id);
  if (rows.length === 0) return null;
  const hasStatus = rows.some(({ invoiceStatus }) => invoiceStatus !== undefined);
  return (
    <DataTable
      label={i18n.t('Tries')}
      columns={hasStatus ? columns : columns.filter(({ id }) => id !== 'of')}
      rows={rows}
      rowKey={({ id }) => String(id)}
      empty={<EmptyState title={i18n.t('No tries')} />}
    />
  );
}
