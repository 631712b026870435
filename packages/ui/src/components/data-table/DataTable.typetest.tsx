import { DataTable } from './index.ts';
import type { DataColumn } from './index.ts';

type Row = { readonly id: string; readonly amount: bigint };

const cell = (row: Row) => row.id;
const columns: readonly DataColumn<Row>[] = [{ id: 'id', header: 'Invoice', cell }];
const table = { label: 'Invoices', columns, rows: [], rowKey: (row: Row) => row.id, empty: null };
const order = { column: 'id', direction: 'ascending' } as const;

void (<DataTable<Row> {...table} defaultSortDescriptor={order} />);
void (<DataTable<Row> {...table} sortDescriptor={null} onSortChange={() => {}} />);

// @ts-expect-error a column has a heading
void ({ id: 'id', cell } satisfies DataColumn<Row>);
// @ts-expect-error rows are sorted by a value with an order, not by a list
void ({ id: 'id', header: 'Invoice', cell, sortBy: (row) => [row] } satisfies DataColumn<Row>);
// @ts-expect-error a table has a name
void (<DataTable<Row> {...table} label={undefined} />);
// @ts-expect-error a controlled order needs a change handler
void (<DataTable<Row> {...table} sortDescriptor={order} />);
// @ts-expect-error the order is either the table's own or the app's
void (<DataTable<Row> {...table} {...{ onSortChange: () => {} }} defaultSortDescriptor={order} />);
