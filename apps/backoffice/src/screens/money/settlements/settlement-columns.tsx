import type { SettlementListItem } from '@tiyin/api/types';
import { formatShortUtc } from '@tiyin/domain/dates';
import { currencies, formatAmount } from '@tiyin/domain/money';
import { Button } from '@tiyin/ui/button';
import type { DataColumn } from '@tiyin/ui/data-table';
import { Link } from '@tiyin/ui/link';
import { Money } from '@tiyin/ui/payments/money';
import { moneyAddress } from '../../../addresses/money-address.ts';

type Row = SettlementListItem;

/** The deviation from the rate of the day, with its sign. */
function deviationWords(deviation: number | null): string {
  if (deviation === null) return 'No rate';
  const away = formatAmount(BigInt(Math.abs(deviation)), 2);
  if (deviation === 0) return '0.00 %';
  return `${deviation < 0 ? '−' : '+'}${away} %`;
}

function whoWords({ approval, personName }: Row): string {
  return approval === null ? personName : `${personName}, approved by ${approval.decider}`;
}

/** The columns of the list of settlements, with the button of their callbacks for people who may see them. */
export function settlementColumns(
  onCallbacks: ((settlementId: number) => void) | undefined,
): readonly DataColumn<Row>[] {
  if (onCallbacks === undefined) return columns;
  const button = ({ id }: Row) => (
    <Button size="sm" onPress={() => onCallbacks(id)}>
      Callbacks
    </Button>
  );
  return [
    ...columns,
    { id: 'callbacks', header: 'Actions', cell: button, hasControls: true, fold: 'bare' },
  ];
}

const columns: readonly DataColumn<Row>[] = [
  {
    id: 'date',
    header: 'Time (UTC)',
    cell: ({ createdDate }) => <time dateTime={createdDate}>{formatShortUtc(createdDate)}</time>,
  },
  {
    id: 'merchant',
    header: 'Merchant',
    cell: ({ merchant: { id, name } }) => (
      <Link href={moneyAddress({ tab: 'settlements', merchantId: id })}>{name}</Link>
    ),
    hasControls: true,
    fold: 'title',
  },
  { id: 'terminal', header: 'Terminal', cell: ({ terminal }) => terminal.name },
  {
    id: 'amount',
    header: 'Amount',
    cell: ({ baseAmount, currency }) => <Money amount={baseAmount} currency={currency} />,
    align: 'end',
  },
  {
    id: 'usdt',
    header: 'In USDT',
    cell: ({ settlementAmount }) => <Money amount={settlementAmount} currency={currencies.USDT} />,
    align: 'end',
  },
  {
    id: 'rate',
    header: 'Rate',
    cell: ({ currency, impliedRate }) => <Money amount={impliedRate} currency={currency} />,
    align: 'end',
  },
  {
    id: 'day-rate',
    header: 'Rate of the day',
    cell: ({ currency, dayRate }) =>
      dayRate === null ? '—' : <Money amount={dayRate} currency={currency} />,
    align: 'end',
  },
  {
    id: 'deviation',
    header: 'Deviation',
    cell: ({ deviation }) => deviationWords(deviation),
    align: 'end',
  },
  { id: 'who', header: 'Made by', cell: whoWords, size: 'fill' },
];
