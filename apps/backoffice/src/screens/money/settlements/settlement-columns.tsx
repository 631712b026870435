import type { SettlementListItem } from '@tiyin/api/types';
import { currencies } from '@tiyin/domain/money';
import { Button } from '@tiyin/ui/button';
import type { DataColumn } from '@tiyin/ui/data-table';
import { Link } from '@tiyin/ui/link';
import { Money } from '@tiyin/ui/payments/money';
import { Stack } from '@tiyin/ui/stack';
import { formatAmount, formatShortUtc } from '../../../texts/formats.ts';
import { i18n } from '../../../texts/i18n.ts';
import { comment as second } from '../all/transfer-columns.css.ts';
import { moneyAddress } from '../../../addresses/money-address.ts';

type Row = SettlementListItem;

/** The deviation from the rate of the day, with its sign. */
function deviationWords(deviation: number | null): string {
  if (deviation === null) return i18n.t('No rate');
  const away = formatAmount(BigInt(Math.abs(deviation)), 2);
  if (deviation === 0) return `${away} %`;
  return `${deviation < 0 ? '−' : '+'}${away} %`;
}

function whoWords({ approval, personName }: Row): string {
  return approval === null
    ? personName
    : i18n.t('{personName}, approved by {decider}', { personName, decider: approval.decider });
}

/** The columns of the list of settlements, with the button of their callbacks for people who may see them. */
export function settlementColumns(
  onCallbacks: ((settlementId: number) => void) | undefined,
): readonly DataColumn<Row>[] {
  if (onCallbacks === undefined) return columns;
  const button = ({ id }: Row) => (
    <Button size="sm" onPress={() => onCallbacks(id)}>
      {i18n.t('Callbacks')}
    </Button>
  );
  return [
    ...columns,
    { id: 'callbacks', header: i18n.t('Actions'), cell: button, hasControls: true, fold: 'bare' },
  ];
}

const columns: readonly DataColumn<Row>[] = [
  {
    id: 'date',
    header: () => i18n.t('Time (UTC)'),
    cell: ({ createdDate }) => <time dateTime={createdDate}>{formatShortUtc(createdDate)}</time>,
  },
  {
    id: 'merchant',
    header: () => i18n.t('Merchant and terminal'),
    cell: ({ merchant: { id, name }, terminal }) => (
      <Stack gap={2}>
        <Link href={moneyAddress({ tab: 'settlements', merchantId: id })}>{name}</Link>
        <span className={second}>{terminal.name}</span>
      </Stack>
    ),
    hasControls: true,
    size: 'name',
    fold: 'title',
  },
  {
    id: 'amount',
    header: () => i18n.t('Amount'),
    cell: ({ baseAmount, currency, settlementAmount }) => (
      <Stack gap={2} align="end">
        <Money amount={baseAmount} currency={currency} />
        <Money amount={settlementAmount} currency={currencies.USDT} />
      </Stack>
    ),
    align: 'end',
    fold: 'aside',
  },
  {
    id: 'rate',
    header: () => i18n.t('Rate'),
    cell: ({ currency, impliedRate }) => <Money amount={impliedRate} currency={currency} />,
    align: 'end',
  },
  {
    id: 'day-rate',
    header: () => i18n.t('Rate of the day'),
    cell: ({ currency, dayRate, deviation }) => (
      <Stack gap={2} align="end">
        {dayRate !== null && <Money amount={dayRate} currency={currency} />}
        <span className={second}>{deviationWords(deviation)}</span>
      </Stack>
    ),
    align: 'end',
  },
  {
    id: 'who',
    header: () => i18n.t('Made by'),
    cell: whoWords,
    size: 'fill',
  },
];
