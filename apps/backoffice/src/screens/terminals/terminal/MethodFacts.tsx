import type { Currency } from '@tiyin/api/types';
import { DataTable, type DataColumn } from '@tiyin/ui/data-table';
import { EmptyState } from '@tiyin/ui/empty-state';
import { Money } from '@tiyin/ui/payments/money';
import { useMemo } from 'react';
import { formatBasisPoints } from '../../../texts/formats.ts';
import { i18n } from '../../../texts/i18n.ts';
import type { MethodRow } from './method-rows.ts';

function columnsIn(currency: Currency): readonly DataColumn<MethodRow>[] {
  const money = (amount: bigint | null) =>
    amount === null ? '—' : <Money amount={amount} currency={currency} />;
  return [
    { id: 'name', header: i18n.t('Method'), size: 'fill', fold: 'title', cell: ({ name }) => name },
    {
      id: 'min',
      header: i18n.t('Min amount'),
      align: 'end',
      cell: ({ minAmount }) => money(minAmount),
    },
    {
      id: 'max',
      header: i18n.t('Max amount'),
      align: 'end',
      cell: ({ maxAmount }) => money(maxAmount),
    },
    {
      id: 'fee',
      header: i18n.t('Fee'),
      align: 'end',
      cell: ({ feeBasisPoints, feeFixed }) => (
        <>
          {formatBasisPoints(feeBasisPoints ?? 0)} + {money(feeFixed)}
        </>
      ),
    },
  ];
}

/** The methods of a terminal, read-only. */
export function MethodFacts(props: {
  readonly rows: readonly MethodRow[];
  readonly currency: Currency;
}) {
  const { currency, rows } = props;
  const columns = useMemo(() => columnsIn(currency), [currency]);
  const offered = useMemo(() => rows.filter(({ isOffered }) => isOffered), [rows]);
  return (
    <DataTable
      label={i18n.t('Methods')}
      columns={columns}
      rows={offered}
      rowKey={({ id }) => String(id)}
      empty={
        <EmptyState title={i18n.t('No methods')}>
          {i18n.t('This terminal takes no payments.')}
        </EmptyState>
      }
    />
  );
}
