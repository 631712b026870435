import type { Approval } from '@tiyin/api/types';
import { Badge } from '@tiyin/ui/badge';
import { Button } from '@tiyin/ui/button';
import type { DataColumn } from '@tiyin/ui/data-table';
import { Link } from '@tiyin/ui/link';
import { Money } from '@tiyin/ui/payments/money';
import { Stack } from '@tiyin/ui/stack';
import { formatShortUtc } from '../../texts/formats.ts';
import { i18n } from '../../texts/i18n.ts';
import { change, deadline } from './ApprovalsView.css.ts';
import { requestText } from './request-text.ts';
import { approvalStatusWords, subjectOf } from './approval-words.ts';
import { requestedValues } from '../../texts/requested-values.ts';
import type { ShownApprovals } from '../../addresses/approvals-address.ts';

function Change(approval: Approval) {
  const { href, label } = subjectOf(approval);
  const { changes, variant } = approval.preview;
  const values = requestedValues(changes);
  return (
    <div className={change}>
      <Stack gap={4}>
        <span>{requestText(approval)}</span>
        {variant !== undefined && values !== '' && <span>{values}</span>}
        {href === undefined ? <span>{label}</span> : <Link href={href}>{label}</Link>}
      </Stack>
    </div>
  );
}

/** One that waits says until when, which has a column of its own where all of them wait. */
function Status({ expiresDate, status }: Approval) {
  const [words, tone] = approvalStatusWords(status);
  return (
    <Stack gap={4} align="start">
      <Badge tone={tone} mark="dot">
        {words}
      </Badge>
      {status === 'PENDING' && (
        <time dateTime={expiresDate} className={deadline}>
          {i18n.t('until {time} UTC', { time: formatShortUtc(expiresDate) })}
        </time>
      )}
    </Stack>
  );
}

/** The same in each row of a tab, or said in another column of it. */
const evident: Readonly<Record<ShownApprovals, readonly string[]>> = {
  toDecide: ['status'],
  own: ['requester', 'expires'],
  all: ['expires'],
};

/** The columns of a tab, with the button that opens a request, which fits on the page of a laptop. */
export function approvalColumns(
  shown: ShownApprovals,
  onOpen: (approval: Approval) => void,
): readonly DataColumn<Approval>[] {
  const columns: readonly DataColumn<Approval>[] = [
    {
      id: 'kind',
      header: i18n.t({ id: 'Change (noun)', message: 'Change' }),
      cell: (row) => <Change {...row} />,
      hasControls: true,
      size: 'fill',
      fold: 'title',
    },
    {
      id: 'merchant',
      header: i18n.t('Merchant'),
      cell: ({ merchant }) => merchant?.name ?? '—',
      size: 'name',
    },
    {
      id: 'size',
      header: i18n.t('Amount'),
      cell: ({ size }) => (size === null ? '—' : <Money {...size} />),
      align: 'end',
    },
    {
      id: 'requester',
      header: i18n.t('Requested by'),
      cell: ({ requester }) => requester,
      size: 'name',
    },
    {
      id: 'expires',
      header: i18n.t('Decide by (UTC)'),
      cell: ({ expiresDate }) => <time dateTime={expiresDate}>{formatShortUtc(expiresDate)}</time>,
    },
    { id: 'status', header: i18n.t('Status'), cell: (row) => <Status {...row} />, fold: 'aside' },
    {
      id: 'actions',
      header: i18n.t('Actions'),
      cell: (row) => (
        <Button size="sm" onPress={() => onOpen(row)}>
          {row.canDecide ? i18n.t('Review') : i18n.t('Show')}
        </Button>
      ),
      hasControls: true,
      fold: 'bare',
    },
  ];
  return columns.filter(({ id }) => !evident[shown].includes(id));
}
