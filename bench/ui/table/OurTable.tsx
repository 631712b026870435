import { DataTable } from '@tiyin/ui/data-table';
import type { DataColumn } from '@tiyin/ui/data-table';
import { useMemo, useState } from 'react';
import { allRows, figureCount, matches } from './rows.ts';
import type { Row } from './rows.ts';

const columns: readonly DataColumn<Row>[] = [
  { id: 'id', header: 'id', cell: (row) => row.id, size: 24 },
  { id: 'name', header: 'name', cell: (row) => row.name, sortBy: (row) => row.name, size: 16 },
  {
    id: 'amount',
    header: 'amount',
    cell: (row) => row.amount,
    sortBy: (row) => row.amount,
    align: 'end',
    size: 12,
  },
  ...Array.from({ length: figureCount }, (_, at): DataColumn<Row> => ({
    id: `figure-${at}`,
    header: `figure ${at}`,
    cell: (row) => row.figures[at],
    sortBy: (row) => row.figures[at],
    align: 'end',
    size: 10,
  })),
];

const keyOf = (row: Row) => row.id;
const hrefOf = (row: Row) => `#${row.id}`;

/** Our table, with a field that filters it. */
export function OurTable() {
  const [typed, setTyped] = useState('');
  const rows = useMemo(
    () => (typed === '' ? allRows : allRows.filter((row) => matches(row, typed))),
    [typed],
  );
  return (
    <>
      <input value={typed} onChange={(event) => setTyped(event.target.value)} />
      <DataTable
        label="ours"
        columns={columns}
        rows={rows}
        rowKey={keyOf}
        rowHref={hrefOf}
        empty="none"
      />
    </>
  );
}
