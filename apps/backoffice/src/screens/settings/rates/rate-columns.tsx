import type { Currency, Rate } from '@tiyin/api/types';
import { Badge } from '@tiyin/ui/badge';
import { Button } from '@tiyin/ui/button';
import type { DataColumn } from '@tiyin/ui/data-table';
import { Inline } from '@tiyin/ui/inline';
import { Money } from '@tiyin/ui/payments/money';
import { formatAge, formatShortUtc } from '../../../texts/formats.ts';
import { i18n } from '../../../texts/i18n.ts';
import { currencyText } from '../../../texts/lists/currencies.ts';

/** A currency, and its rate where one was ever set. */
export interface RateRow {
  readonly currency: Currency;
  readonly rate: Rate | undefined;
}

function Price({ currency, rate }: RateRow) {
  return rate === undefined ? (
    i18n.t('No rate yet')
  ) : (
    <Money amount={rate.perUsdt} currency={currency} />
  );
}

function Age({ now, rate }: { readonly now: number; readonly rate: Rate | undefined }) {
  if (rate === undefined) return '—';
  const age = formatAge(now - Date.parse(rate.setDate));
  if (!rate.isStale) return age;
  return (
    <Inline as="span" gap={8}>
      <span>{age}</span>
      <Badge tone="warning" mark="dot">
        {i18n.t('Older than 24 hours')}
      </Badge>
    </Inline>
  );
}

/**
 * The columns of the rates; people who may set one have one of actions.
 * @param now Unix ms, for the ages
 */
export function rateColumns(
  now: number,
  onEdit: ((row: RateRow) => void) | undefined,
): readonly DataColumn<RateRow>[] {
  const columns: readonly DataColumn<RateRow>[] = [
    {
      id: 'currency',
      header: i18n.t('Currency'),
      cell: ({ currency }) => `${currency.code}, ${currencyText(currency.code)}`,
      size: 'fill',
      fold: 'title',
    },
    {
      id: 'perUsdt',
      header: i18n.t('1 USDT costs'),
      cell: (row) => <Price {...row} />,
      align: 'end',
    },
    {
      id: 'setDate',
      header: i18n.t('Set (UTC)'),
      cell: ({ rate }) => (rate === undefined ? '—' : formatShortUtc(rate.setDate)),
    },
    { id: 'age', header: i18n.t('Age'), cell: ({ rate }) => <Age rate={rate} now={now} /> },
  ];
  if (onEdit === undefined) return columns;
  const cell = (row: RateRow) => (
    <Button size="sm" onPress={() => onEdit(row)}>
      {i18n.t('Set rate')}
    </Button>
  );
  return [
    ...columns,
    { id: 'actions', header: i18n.t('Actions'), cell, hasControls: true, fold: 'bare' },
  ];
}
