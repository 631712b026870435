import type { Approval } from '@tiyin/api/types';
import { Badge } from '@tiyin/ui/badge';
import { Button } from '@tiyin/ui/button';
import type { DataColumn } from '@tiyin/ui/data-table';
import { Link } from '@tiyin/ui/link';
import { Money } from '@tiyin/ui/payments/money';
import { Stack } from '@tiyin/ui/stack';
import { formatShortUtc } from '../../texts/formats.ts';
import { i18n } from '../../texts/i18n.ts';
import { change } from './ApprovalsView.css.ts';
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

function Status({ status }: Approval) {
  const [words, tone] = approvalStatusWords(status);
  return (
    <Badge tone={tone} mark="dot">
      {words}
    </Badge>
  );
}

/** The same in each row of a tab: all wait for a decision, or all are one's own. */
const evident: Readonly<Partial<Record<ShownApprovals, string>>> = {
  toDecide: 'status',
  own: 'requester',
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
  return columns.filter(({ id }) => id !== evident[shown]);
}
