import type { Posting, PostingLeg } from '@tiyin/api/types';
import { Money } from '@tiyin/ui/payments/money';
import type { SectionTable } from './InvoiceSection.tsx';
import { TimeCell } from './TimeCell.tsx';

/** One leg of one posting. */
export interface PostingRow extends PostingLeg {
  readonly key: string;
  readonly kind: Posting['kind'];
  readonly createdDate: string;
}

/** A row for each leg, those of one posting together. */
export function postingRows(postings: readonly Posting[]): PostingRow[] {
  return postings.flatMap(({ createdDate, id, kind, legs }) =>
    legs.map((leg, index) => ({ ...leg, createdDate, key: `${id}.${index}`, kind })),
  );
}

const kinds: Readonly<Record<Posting['kind'], string>> = {
  account_movement: 'Account movement',
  money_assigned: 'Money assigned',
  money_reported: 'Money reported',
  settlement: 'Settlement',
  status_moved: 'Status moved',
};

const accounts: Readonly<Record<PostingLeg['account'], string>> = {
  fees: 'Fees',
  fx_clearing: 'FX clearing',
  merchant_balance: 'Merchant balance',
  merchant_reserve: 'Merchant reserve',
  payment_account: 'Payment account',
  settled_usdt: 'Settled USDT',
  suspense: 'Suspense',
  treasury: 'Treasury',
};

/** What the ledger booked (decision 11): what is credited is above zero. */
export const postingTable: SectionTable<PostingRow> = {
  title: 'Ledger postings',
  emptyText: 'Nothing was booked',
  rowKey: ({ key }) => key,
  columns: [
    {
      id: 'account',
      header: 'Ledger account',
      cell: ({ account, paymentAccountId }) =>
        paymentAccountId === undefined
          ? accounts[account]
          : `${accounts[account]} ${paymentAccountId}`,
      size: 'fill',
      fold: 'title',
    },
    {
      id: 'sum',
      header: 'Sum',
      cell: ({ currency, sum }) => <Money amount={sum} currency={currency} sign="always" />,
      align: 'end',
      fold: 'aside',
    },
    { id: 'kind', header: 'Posted for', cell: ({ kind }) => kinds[kind] },
    {
      id: 'time',
      header: 'Time (UTC)',
      cell: ({ createdDate }) => <TimeCell time={createdDate} />,
    },
  ],
};
