import type { DataColumn } from './index.ts';

/** A row of the stories: what an invoice list shows. */
export type InvoiceRow = {
  readonly id: string;
  readonly created: string;
  readonly flow: string;
  /** Minor units, for sorting. */
  readonly minorUnits: bigint;
  readonly amount: string;
};

const hex = (index: number): string => index.toString(16).toUpperCase().padStart(12, '0');

/** The requested number of rows, the same each time. */
export const invoiceRows = (count: number): InvoiceRow[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `019AA1F2-7C40-7E11-9B52-${hex(index + 1)}`,
    created: `20/11/2026 13:${String(index % 60).padStart(2, '0')}:58`,
    flow: index % 3 === 0 ? 'withdrawal' : 'deposit',
    minorUnits: BigInt(index + 1) * 1_000_000_000n + 25_000_000n,
    amount: `${index + 1}\u202F250\u202F000.00\u00A0UZS`,
  }));

/** The columns of the stories. */
export const invoiceColumns: readonly DataColumn<InvoiceRow>[] = [
  { id: 'id', header: 'Invoice', cell: (row) => row.id, size: 'fill', fold: 'title' },
  {
    id: 'created',
    header: 'Created (UTC)',
    cell: (row) => row.created,
    sortBy: (row) => row.created,
  },
  { id: 'flow', header: 'Flow', cell: (row) => row.flow, sortBy: (row) => row.flow, fold: 'bare' },
  {
    id: 'amount',
    header: 'Amount',
    cell: (row) => row.amount,
    sortBy: (row) => row.minorUnits,
    align: 'end',
    fold: 'aside',
  },
];

/** Ten columns of a fixed width, for long tables. */
export const tenColumns: readonly DataColumn<InvoiceRow>[] = [
  { id: 'id', header: 'Invoice', cell: (row) => row.id, size: 38, fold: 'title' },
  ...Array.from({ length: 8 }, (_, index): DataColumn<InvoiceRow> => {
    const header = `Share of terminal ${index + 1}`;
    const share = (row: InvoiceRow) =>
      (Number(row.minorUnits / 1_000_000_000n) * (index + 3)) % 101;
    return {
      id: `share-${index}`,
      header,
      cell: (row) => `${share(row)} %`,
      sortBy: share,
      align: 'end',
      size: 20,
    };
  }),
  {
    id: 'amount',
    header: 'Amount',
    cell: (row) => row.amount,
    sortBy: (row) => row.minorUnits,
    align: 'end',
    size: 24,
    fold: 'aside',
  },
];
