import type { DataColumn } from './index.ts';

/** A row of the stories: what an invoice list shows. */
export type InvoiceRow = {
  readonly id: string;
  readonly created: string;
  readonly flow: string;
  readonly amount: string;
};

const hex = (index: number): string => index.toString(16).toUpperCase().padStart(12, '0');

/** As many rows as asked for, the same each time. */
export const invoiceRows = (count: number): InvoiceRow[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `019AA1F2-7C40-7E11-9B52-${hex(index + 1)}`,
    created: `20/11/2026 13:${String(index % 60).padStart(2, '0')}:58`,
    flow: index % 3 === 0 ? 'withdrawal' : 'deposit',
    amount: `${index + 1}\u202F250\u202F000.00\u00A0UZS`,
  }));

/** The columns of the stories. */
export const invoiceColumns: readonly DataColumn<InvoiceRow>[] = [
  { id: 'id', header: 'Invoice', cell: (row) => row.id, size: 'fill', fold: 'title' },
  { id: 'created', header: 'Created', cell: (row) => row.created },
  { id: 'flow', header: 'Flow', cell: (row) => row.flow, fold: 'bare' },
  { id: 'amount', header: 'Amount', cell: (row) => row.amount, align: 'end', fold: 'aside' },
];
