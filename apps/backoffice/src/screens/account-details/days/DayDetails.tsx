import type { AccountDayDetails, StatementLine, UnseenMoney } from '@tiyin/api/types';
import type { ReactNode } from 'react';
import { Badge } from '@tiyin/ui/badge';
import { DataTable, type DataColumn } from '@tiyin/ui/data-table';
import { DescriptionList } from '@tiyin/ui/description-list';
import { EmptyState } from '@tiyin/ui/empty-state';
import { Money, type MoneyCurrency } from '@tiyin/ui/payments/money';
import { Stack } from '@tiyin/ui/stack';
import { formatShortUtc } from '../../../texts/formats.ts';
import { i18n } from '../../../texts/i18n.ts';
import { lateTexts } from '../../../texts/late-texts.ts';
import { heading } from './DayDetails.css.ts';
import { dayStates } from './day-words.ts';

function Facts({ details }: { readonly details: AccountDayDetails }) {
  const { bank, closedBy, currency, difference, explanation, ledger, matching, state } = details;
  const money = (amount: number) => <Money amount={amount} currency={currency} />;
  const { label, tone } = dayStates[state];
  const items = [
    { term: i18n.t('State'), value: <Badge tone={tone}>{label()}</Badge> },
    {
      term: i18n.t('Difference'),
      value: <Money amount={difference} currency={currency} sign="always" />,
    },
    { term: i18n.t('Bank in'), value: money(bank.in) },
    { term: i18n.t('Ledger in'), value: money(ledger.in) },
    { term: i18n.t('Bank out'), value: money(bank.out) },
    { term: i18n.t('Ledger out'), value: money(ledger.out) },
    { term: i18n.t('Lines of the bank'), value: String(bank.lines) },
    ...(matching > 0 ? [{ term: i18n.t('Being matched'), value: String(matching) }] : []),
    ...(bank.closing === null
      ? []
      : [{ term: i18n.t('Bank’s balance'), value: money(bank.closing) }]),
    ...(explanation === null ? [] : [{ term: i18n.t('Explanation'), value: explanation }]),
    ...(closedBy === null ? [] : [{ term: i18n.t('Closed by'), value: closedBy }]),
  ];
  return <DescriptionList columns={2} items={items} />;
}

const lineColumns = (currency: MoneyCurrency): readonly DataColumn<StatementLine>[] => [
  {
    id: 'counterparty',
    header: i18n.t('Counterparty'),
    cell: ({ counterparty }) => counterparty ?? '—',
    fold: 'title',
  },
  { id: 'purpose', header: i18n.t('Purpose'), cell: ({ purpose }) => purpose ?? '—', size: 'fill' },
  { id: 'reference', header: i18n.t('Reference'), cell: ({ reference }) => reference ?? '—' },
  {
    id: 'amount',
    header: i18n.t('Amount'),
    cell: ({ amount }) => <Money amount={amount} currency={currency} sign="always" />,
    align: 'end',
    fold: 'aside',
  },
];

const kinds = lateTexts({
  transfer: () => i18n.t('Transfer'),
  payout: () => i18n.t('Payout'),
  return: () => i18n.t('Return'),
  movement: () => i18n.t('Movement'),
  other: () => i18n.t('Correction'),
});

const unseenColumns = (currency: MoneyCurrency): readonly DataColumn<UnseenMoney>[] => [
  {
    id: 'createdDate',
    header: i18n.t('Booked (UTC)'),
    cell: ({ createdDate }) => <time dateTime={createdDate}>{formatShortUtc(createdDate)}</time>,
    fold: 'bare',
  },
  { id: 'kind', header: i18n.t('Kind'), cell: ({ kind }) => kinds[kind], fold: 'title' },
  {
    id: 'reference',
    header: i18n.t('Reference'),
    cell: ({ invoiceId, reference }) => reference ?? invoiceId ?? '—',
    size: 'fill',
  },
  {
    id: 'amount',
    header: i18n.t('Amount'),
    cell: ({ amount }) => <Money amount={amount} currency={currency} sign="always" />,
    align: 'end',
    fold: 'aside',
  },
];

/** One of the two lists, named in sight: they have the same columns. */
function Side({ children, title }: { readonly children: ReactNode; readonly title: string }) {
  return (
    <Stack as="section" gap={8}>
      <h3 className={heading}>{title}</h3>
      {children}
    </Stack>
  );
}

/** A day's sums, the bank's lines that the ledger lacks, and the ledger's money that the bank lacks. */
export function DayDetails({ details }: { readonly details: AccountDayDetails }) {
  const { currency, unexplained, unseen } = details;
  const [ofBank, ofLedger] = [
    i18n.t('In the bank, not in the ledger'),
    i18n.t('In the ledger, not in the bank'),
  ];
  const noLine = <EmptyState look="line" title={i18n.t('The ledger has all lines of the bank')} />;
  const noMoney = <EmptyState look="line" title={i18n.t('The bank has all money of the ledger')} />;
  return (
    <Stack gap={24}>
      <Facts details={details} />
      <Side title={ofBank}>
        {unexplained.length === 0 ? (
          noLine
        ) : (
          <DataTable
            label={ofBank}
            columns={lineColumns(currency)}
            rows={unexplained}
            rowKey={({ id }) => String(id)}
            empty={noLine}
            totalRows={unexplained.length}
            rowsBefore={0}
          />
        )}
      </Side>
      <Side title={ofLedger}>
        {unseen.length === 0 ? (
          noMoney
        ) : (
          <DataTable
            label={ofLedger}
            columns={unseenColumns(currency)}
            rows={unseen}
            rowKey={({ createdDate, amount, reference }) => `${createdDate} ${amount} ${reference}`}
            empty={noMoney}
            totalRows={unseen.length}
            rowsBefore={0}
          />
        )}
      </Side>
    </Stack>
  );
}
