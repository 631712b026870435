import type { SettlementListItem } from '@tiyin/api/types';
import { currencies } from '@tiyin/domain/money';
import { Button } from '@tiyin/ui/button';
import type { DataColumn } from '@tiyin/ui/data-table';
import { Link } from '@tiyin/ui/link';
import { Money } from '@tiyin/ui/payments/money';
import { formatAmount, formatShortUtc } from '../../../texts/formats.ts';
import { i18n } from '../../../texts/i18n.ts';
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
    header: () => i18n.t('Merchant'),
    cell: ({ merchant: { id, name } }) => (
      <Link href={moneyAddress({ tab: 'settlements', merchantId: id })}>{name}</Link>
    ),
    hasControls: true,
    size: 'name',
    fold: 'title',
  },
  {
    id: 'terminal',
    header: () => i18n.t('Terminal'),
    cell: ({ terminal }) => terminal.name,
    size: 'name',
  },
  {
    id: 'amount',
    header: () => i18n.t('Amount'),
    cell: ({ baseAmount, currency }) => <Money amount={baseAmount} currency={currency} />,
    align: 'end',
  },
  {
    id: 'usdt',
    header: () => i18n.t('In USDT'),
    cell: ({ settlementAmount }) => <Money amount={settlementAmount} currency={currencies.USDT} />,
    align: 'end',
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
    cell: ({ currency, dayRate }) =>
      dayRate === null ? '—' : <Money amount={dayRate} currency={currency} />,
    align: 'end',
  },
  {
    id: 'deviation',
    header: () => i18n.t('Deviation'),
    cell: ({ deviation }) => deviationWords(deviation),
    align: 'end',
  },
  {
    id: 'who',
    header: () => i18n.t('Made by'),
    cell: whoWords,
    size: 'fill',
  },
];
