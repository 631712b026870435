import type { Approval } from '@tiyin/api/types';
import { formatShortUtc } from '@tiyin/domain/dates';
import { Badge } from '@tiyin/ui/badge';
import { Button } from '@tiyin/ui/button';
import type { DataColumn } from '@tiyin/ui/data-table';
import { Link } from '@tiyin/ui/link';
import { Money } from '@tiyin/ui/payments/money';
import { approvalStatusWords, subjectOf } from './approval-words.ts';

function Subject(approval: Approval) {
  const { href, label } = subjectOf(approval);
  return href === undefined ? label : <Link href={href}>{label}</Link>;
}

function Status({ status }: Approval) {
  const [words, tone] = approvalStatusWords[status];
  return (
    <Badge tone={tone} mark="dot">
      {words}
    </Badge>
  );
}

/** The columns of the list, with the button that opens a request. */
export function approvalColumns(
  onOpen: (approval: Approval) => void,
): readonly DataColumn<Approval>[] {
  return [
    { id: 'kind', header: 'Change', cell: ({ kind }) => kind.name, size: 'fill', fold: 'title' },
    { id: 'subject', header: 'Of', cell: (row) => <Subject {...row} />, hasControls: true },
    { id: 'merchant', header: 'Merchant', cell: ({ merchant }) => merchant?.name ?? '—' },
    {
      id: 'size',
      header: 'Amount',
      cell: ({ size }) => (size === null ? '—' : <Money {...size} />),
      align: 'end',
    },
    { id: 'requester', header: 'Requested by', cell: ({ requester }) => requester },
    {
      id: 'expires',
      header: 'Decide by (UTC)',
      cell: ({ expiresDate }) => <time dateTime={expiresDate}>{formatShortUtc(expiresDate)}</time>,
    },
    { id: 'status', header: 'Status', cell: (row) => <Status {...row} />, fold: 'aside' },
    {
      id: 'actions',
      header: 'Actions',
      cell: (row) => (
        <Button size="sm" onPress={() => onOpen(row)}>
          {row.canDecide ? 'Review' : 'Show'}
        </Button>
      ),
      hasControls: true,
      fold: 'bare',
    },
  ];
}
