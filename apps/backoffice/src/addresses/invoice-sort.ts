import type { InvoiceSort } from '@tiyin/api/types';

/** The column of the list by which it is sorted, and which way: the term of the table. */
interface SortedColumn {
  readonly column: string;
  readonly direction: 'ascending' | 'descending';
}

/** The order of a list that nobody sorted. */
export const defaultSort: InvoiceSort = 'newest';

/** The orders of each column, ascending first. The first press begins with the second, but for the status. */
const columns: Readonly<Record<string, readonly [InvoiceSort, InvoiceSort]>> = {
  createdDate: ['oldest', 'newest'],
  statusDate: ['longest_unchanged', 'recently_changed'],
  invoiceStatus: ['status', 'status_reversed'],
  amount: ['smallest', 'largest'],
};

/** The columns that sort: all of them as long as the total is known, else the one with an index (INVOICE-471). */
export function isSortableColumn(id: string, isCapped: boolean): boolean {
  return isCapped ? id === 'createdDate' : id in columns;
}

/** The order of an address; the default for another text. */
export function readSort(text: string | null): InvoiceSort {
  const known = Object.values(columns).flat();
  return known.find((sort) => sort === text) ?? defaultSort;
}

/** The sorted column of an order. */
export function sortedColumn(sort: InvoiceSort): SortedColumn {
  for (const [column, [ascending, descending]] of Object.entries(columns)) {
    if (sort === ascending) return { column, direction: 'ascending' };
    if (sort === descending) return { column, direction: 'descending' };
  }
  return { column: 'createdDate', direction: 'descending' };
}

/** The order after a heading was pressed: of another column what people look for, the newest or the largest. */
export function sortAfter(current: InvoiceSort, pressed: string): InvoiceSort {
  const [ascending, descending] = columns[pressed] ?? ['oldest', defaultSort];
  if (current === ascending) return descending;
  if (current === descending) return ascending;
  return pressed === 'invoiceStatus' ? ascending : descending;
}
