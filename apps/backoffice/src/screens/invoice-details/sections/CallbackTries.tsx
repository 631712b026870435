import type { Callback, CallbackTry } from '@tiyin/api/types';
import { Badge } from '@tiyin/ui/badge';
import { DataTable } from '@tiyin/ui/data-table';
import type { DataColumn } from '@tiyin/ui/data-table';
import { EmptyState } from '@tiyin/ui/empty-state';
import { Identifier } from '../../../identifier/Identifier.tsx';
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

const errors: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'The connection was refused',
  ECONNRESET: 'The connection was cut off',
  ENOTFOUND: 'The host was not found',
  no_address: 'There was no callback address',
  address_refused: 'The address leads to a private network, which is never called',
  timed_out: 'No answer within 10 seconds',
};

function Result({ error, statusCode }: Pick<CallbackTry, 'error' | 'statusCode'>) {
  if (statusCode === null) {
    return <Badge tone="error">{errors[error ?? ''] ?? error ?? 'No answer'}</Badge>;
  }
  const isTaken = statusCode >= 200 && statusCode < 300;
  return <Badge tone={isTaken ? 'success' : 'error'}>{`HTTP ${statusCode}`}</Badge>;
}

const columns: readonly DataColumn<TryRow>[] = [
  { id: 'time', header: 'Time (UTC)', cell: ({ time }) => <TimeCell time={time} />, fold: 'title' },
  { id: 'of', header: 'For invoice status', cell: ({ invoiceStatus }) => invoiceStatus ?? '—' },
  {
    id: 'callback',
    header: 'Callback',
    // The end of a time-ordered id distinguishes two callbacks of one moment; the whole id is in
    // the table above.
    cell: ({ callbackId }) => <Identifier>{`…${callbackId.slice(-8)}`}</Identifier>,
  },
  { id: 'result', header: 'Result', cell: (each) => <Result {...each} /> },
  {
    id: 'answer',
    header: 'Beginning of the answer',
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
      label="Tries"
      columns={hasStatus ? columns : columns.filter(({ id }) => id !== 'of')}
      rows={rows}
      rowKey={({ id }) => String(id)}
      empty={<EmptyState title="No tries" />}
    />
  );
}
