import type { Posting, PostingKind, PostingLeg } from '@tiyin/api/types';
import { Money } from '@tiyin/ui/payments/money';
import { i18n } from '../../../texts/i18n.ts';
import { lateTexts } from '../../../texts/late-texts.ts';
import type { SectionTable } from './InvoiceSection.tsx';
import { ledgerAccounts } from './ledger-accounts.ts';
import { AccountId } from './LinkedId.tsx';
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

const kinds: Readonly<Record<PostingKind, string>> = lateTexts({
  account_movement: () => i18n.t('Account movement'),
  money_assigned: () => i18n.t('Money assigned'),
  money_reversed: () => i18n.t('Money taken back'),
  money_reported: () => i18n.t('Money reported'),
  money_vouched: () => i18n.t('Vouched'),
  settlement: () => i18n.t('Settlement'),
  return_started: () => i18n.t('Return started'),
  return_paid: () => i18n.t('Return paid'),
  return_failed: () => i18n.t('Return failed'),
  status_moved: () => i18n.t('Status moved'),
});

/** The reason of a posting, and its author if it was a person: "Vouched by Malika Karimova". */
function describeCause({ kind, personName }: Pick<Posting, 'kind' | 'personName'>): string {
  return personName === undefined
    ? kinds[kind]
    : i18n.t('{kind} by {personName}', { kind: kinds[kind], personName });
}

/** A ledger account; the id of a payment account is copied and leads to its page (INVOICE-217, INVOICE-467). */
function LedgerAccount({ account, paymentAccountId }: PostingRow) {
  return paymentAccountId === undefined ? (
    ledgerAccounts[account]
  ) : (
    <>
      {ledgerAccounts[account]} <AccountId id={paymentAccountId} />
    </>
  );
}

/** The postings (LEDGER-16): credits are above zero. */
export const postingTable: SectionTable<PostingRow> = {
  title: () => i18n.t('Ledger postings'),
  emptyText: () => i18n.t('Nothing was booked'),
  rowKey: ({ key }) => key,
  columns: [
    {
      id: 'account',
      header: () => i18n.t('Ledger account'),
      cell: LedgerAccount,
      size: 'fill',
      fold: 'title',
    },
    {
      id: 'sum',
      header: () => i18n.t('Sum'),
      cell: ({ currency, sum }) => <Money amount={sum} currency={currency} sign="always" />,
      align: 'end',
      fold: 'aside',
    },
    {
      id: 'kind',
      header: () => i18n.t('Posted for'),
      cell: ({ postedFor }) => postedFor,
    },
    {
      id: 'comment',
      header: () => i18n.t('Reason'),
      cell: ({ comment }) => comment ?? '—',
    },
    {
      id: 'time',
      header: () => i18n.t('Time (UTC)'),
      cell: ({ createdDate }) => <TimeCell time={createdDate} />,
    },
  ],
};
