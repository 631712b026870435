import type { Currency } from '@tiyin/api/types';
import { DataTable, type DataColumn } from '@tiyin/ui/data-table';
import { EmptyState } from '@tiyin/ui/empty-state';
import { Money } from '@tiyin/ui/payments/money';
import { useMemo } from 'react';
import type { MethodRow } from './method-rows.ts';

function columnsIn(currency: Currency): readonly DataColumn<MethodRow>[] {
  const money = (amount: bigint | null) =>
    amount === null ? '—' : <Money amount={amount} currency={currency} />;
  return [
    { id: 'name', header: 'Method', size: 'fill', fold: 'title', cell: ({ name }) => name },
    {
      id: 'min',
      header: 'Min amount',
      align: 'end',
      cell: ({ minAmount }) => money(minAmount),
    },
    {
      id: 'max',
      header: 'Max amount',
      align: 'end',
      cell: ({ maxAmount }) => money(maxAmount),
    },
    {
      id: 'fee',
      header: 'Fee',
      align: 'end',
      cell: ({ feeBasisPoints, feeFixed }) => (
        <>
          {(feeBasisPoints ?? 0) / 100} % + {money(feeFixed)}
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
      label="Methods"
      columns={columns}
      rows={offered}
      rowKey={({ id }) => String(id)}
      empty={<EmptyState title="No methods">This terminal takes no payments.</EmptyState>}
    />
  );
}
