import type { Posting, PostingKind, PostingLeg } from '@tiyin/api/types';
import { Money } from '@tiyin/ui/payments/money';
import type { SectionTable } from './InvoiceSection.tsx';
import { TimeCell } from './TimeCell.tsx';

/** One leg of one posting. */
export interface PostingRow extends PostingLeg {
  readonly key: string;
  readonly postedFor: string;
  readonly comment: string | undefined;
  readonly createdDate: string;
}

/** A row for each leg, those of one posting together. */
export function postingRows(postings: readonly Posting[]): PostingRow[] {
  return postings.flatMap(({ comment, createdDate, id, legs, ...cause }) =>
    legs.map((leg, index) => ({
      ...leg,
      comment,
      createdDate,
      key: `${id}.${index}`,
      postedFor: describeCause(cause),
    })),
  );
}

const kinds: Readonly<Record<PostingKind, string>> = {
  account_movement: 'Account movement',
  money_assigned: 'Money assigned',
  money_reversed: 'Money taken back',
  money_reported: 'Money reported',
  money_vouched: 'Vouched',
  settlement: 'Settlement',
  return_started: 'Return started',
  return_paid: 'Return paid',
  return_failed: 'Return failed',
  status_moved: 'Status moved',
};

/** The reason of a posting, and its author if it was a person: "Vouched by Malika Karimova". */
function describeCause({ kind, personName }: Pick<Posting, 'kind' | 'personName'>): string {
  return personName === undefined ? kinds[kind] : `${kinds[kind]} by ${personName}`;
}

const accounts: Readonly<Record<PostingLeg['account'], string>> = {
  fees: 'Fees',
  fx_clearing: 'FX clearing',
  merchant_balance: 'Merchant balance',
  merchant_reserve: 'Merchant reserve',
  payment_account: 'Payment account',
  settled_usdt: 'Settled USDT',
  return_reserve: 'Reserve of returns',
  suspense: 'Suspense',
  treasury: 'Treasury',
};

/** The name of a ledger account, with its payment account. */
export function ledgerAccountName(leg: Pick<PostingLeg, 'account' | 'paymentAccountId'>): string {
  const { account, paymentAccountId } = leg;
  return paymentAccountId === undefined
    ? accounts[account]
    : `${accounts[account]} ${paymentAccountId}`;
}

/** The postings (LEDGER-16): credits are above zero. */
export const postingTable: SectionTable<PostingRow> = {
  title: 'Ledger postings',
  emptyText: 'Nothing was booked',
  rowKey: ({ key }) => key,
  columns: [
    {
      id: 'account',
      header: 'Ledger account',
      cell: ledgerAccountName,
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
    { id: 'kind', header: 'Posted for', cell: ({ postedFor }) => postedFor },
    { id: 'comment', header: 'Reason', cell: ({ comment }) => comment ?? '–' },
    {
      id: 'time',
      header: 'Time (UTC)',
      cell: ({ createdDate }) => <TimeCell time={createdDate} />,
    },
  ],
};
