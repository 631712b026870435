import type { AccountMoney, AccountMoneyState } from '@tiyin/api/types';
import { Badge, type BadgeTone } from '@tiyin/ui/badge';
import { Card } from '@tiyin/ui/card';
import type { DataColumn } from '@tiyin/ui/data-table';
import { EmptyState } from '@tiyin/ui/empty-state';
import { Identifier, ShortIdentifier } from '@tiyin/ui/identifier';
import { Link } from '@tiyin/ui/link';
import { LoadedTable } from '@tiyin/ui/loaded-table';
import { Money } from '@tiyin/ui/payments/money';
import { type PagedRows, loadedRowsOf } from '../../../lists/paged-rows.ts';
import { formatShortUtc } from '../../../texts/formats.ts';
import { i18n } from '../../../texts/i18n.ts';
import { lateTexts } from '../../../texts/late-texts.ts';
import { moneyAddress } from '../../../addresses/money-address.ts';
import { invoicePath } from '../../../routing/paths.ts';

/** The number of rows on a page. */
export const moneyPerPage = 10;

const kinds = lateTexts({
  transfer: () => i18n.t('Transfer'),
  payout: () => i18n.t('Payout'),
  return: () => i18n.t('Return'),
});

const states: Readonly<Record<AccountMoneyState, { words: () => string; tone: BadgeTone }>> = {
  ASSIGNED: {
    words: () => i18n.t('Matched'),
    tone: 'success',
  },
  UNMATCHED: {
    words: () => i18n.t('Unmatched'),
    tone: 'warning',
  },
  REVERSED: {
    words: () => i18n.t('Taken back'),
    tone: 'neutral',
  },
  REVERSAL: {
    words: () => i18n.t('Takes back'),
    tone: 'neutral',
  },
  UNDER_WAY: {
    words: () => i18n.t('Under way'),
    tone: 'primary',
  },
  PAID: {
    words: () => i18n.t('Paid'),
    tone: 'success',
  },
  UNKNOWN: {
    words: () => i18n.t('Unknown'),
    tone: 'error',
  },
  FAILED: {
    words: () => i18n.t('Failed'),
    tone: 'neutral',
  },
};

/* A short one is seen whole. */
const shortened = (id: string) =>
  id.length > 20 ? <ShortIdentifier>{id}</ShortIdentifier> : <Identifier>{id}</Identifier>;

function OwnLink({ externalId, id, kind }: AccountMoney) {
  const name = shortened(externalId ?? id);
  if (kind !== 'transfer') return name;
  return <Link href={moneyAddress({ tab: 'unmatched', item: id })}>{name}</Link>;
}

const columns: readonly DataColumn<AccountMoney>[] = [
  {
    id: 'createdDate',
    header: () => i18n.t('Time (UTC)'),
    cell: ({ createdDate }) => <time dateTime={createdDate}>{formatShortUtc(createdDate)}</time>,
    fold: 'bare',
  },
  {
    id: 'kind',
    header: () => i18n.t('Kind'),
    cell: ({ kind }) => kinds[kind],
    fold: 'title',
  },
  {
    id: 'state',
    header: () => i18n.t('State'),
    cell: ({ state }) => <Badge tone={states[state].tone}>{states[state].words()}</Badge>,
  },
  {
    id: 'id',
    header: () => i18n.t('Reference'),
    cell: (row) => <OwnLink {...row} />,
    size: 'fill',
    hasControls: true,
  },
  {
    id: 'invoice',
    header: () => i18n.t('Invoice'),
    cell: ({ invoiceId }) =>
      invoiceId === null ? (
        '—'
      ) : (
        <Link href={invoicePath(invoiceId)}>
          <ShortIdentifier>{invoiceId.toUpperCase()}</ShortIdentifier>
        </Link>
      ),
    hasControls: true,
  },
  {
    id: 'amount',
    header: () => i18n.t('Amount'),
    cell: ({ amount, currency }) => <Money amount={amount} currency={currency} sign="always" />,
    align: 'end',
    fold: 'aside',
  },
];

/** The money of customers that came to the account or was paid from it (OFFICE-311). */
export function MoneyCard(props: PagedRows<AccountMoney>) {
  const pages = { label: i18n.t('Pages of transfers and payouts'), size: moneyPerPage };
  return (
    <Card title={i18n.t('Transfers and payouts')}>
      <LoadedTable
        label={i18n.t('Transfers and payouts')}
        columns={columns}
        rowKey={({ id, kind }) => `${kind} ${id}`}
        expectedRows={5}
        loadingLabel={i18n.t('Loading transfers and payouts')}
        failedTitle={i18n.t('The money did not load')}
        empty={
          <EmptyState title={i18n.t('No transfers or payouts')}>
            {i18n.t('Money of customers that comes to this account or leaves it stands here.')}
          </EmptyState>
        }
        {...loadedRowsOf(props, pages)}
      />
    </Card>
  );
}
