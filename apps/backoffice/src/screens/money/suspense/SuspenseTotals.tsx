import type { SuspenseAge, SuspenseTotal } from '@tiyin/api/types';
import { type DataColumn, DataTable } from '@tiyin/ui/data-table';
import { EmptyState } from '@tiyin/ui/empty-state';
import { Money } from '@tiyin/ui/payments/money';
import { i18n } from '../../../texts/i18n.ts';
import { lateTexts } from '../../../texts/late-texts.ts';

/** The ages in words. */
export const ageWords: Readonly<Record<SuspenseAge, string>> = lateTexts({
  DAY: () => i18n.t('Up to 1 day'),
  WEEK: () => i18n.t('2 to 7 days'),
  MONTH: () => i18n.t('8 to 30 days'),
  OLDER: () => i18n.t('Older'),
});

const ages: readonly SuspenseAge[] = ['DAY', 'WEEK', 'MONTH', 'OLDER'];

const columns: readonly DataColumn<SuspenseTotal>[] = [
  {
    id: 'currency',
    header: () => i18n.t('Currency'),
    cell: ({ currency }) => currency.code,
    fold: 'title',
  },
  ...ages.map((age): DataColumn<SuspenseTotal> => ({
    id: age,
    header: () => ageWords[age],
    cell: ({ ages: sums, currency }) => {
      const sum = sums.find((each) => each.age === age);
      return sum === undefined ? '—' : <Money amount={sum.amount} currency={currency} />;
    },
    align: 'end',
  })),
  {
    id: 'total',
    header: () => i18n.t('Total'),
    cell: ({ amount, currency }) => <Money amount={amount} currency={currency} />,
    align: 'end',
    fold: 'aside',
  },
];

/** The sums of the money in suspense, by currency and age. */
export function SuspenseTotals({ totals }: { readonly totals: readonly SuspenseTotal[] }) {
  return (
    <DataTable
      label={i18n.t('Totals in suspense')}
      columns={columns}
      rows={totals}
      rowKey={({ currency }) => currency.code}
      empty={<EmptyState title={i18n.t('Nothing stands in suspense')} />}
    />
  );
}
