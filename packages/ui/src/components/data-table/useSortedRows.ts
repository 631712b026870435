import { useMemo, useState } from 'react';
import type { DataColumn } from './DataColumn.ts';
import { sortedRows } from './sorting.ts';
import type { SortBy, SortDescriptor } from './sorting.ts';

type Sorted<Row> = {
  readonly sortBy: SortBy<Row>;
  readonly direction: SortDescriptor['direction'];
  readonly sorted: readonly Row[];
};

/** The rows as the table sorts them. The last order of each list is kept: a filter that is cleared costs no sorting. */
export function useSortedRows<Row extends object>(
  rows: readonly Row[],
  columns: readonly DataColumn<Row>[],
  sort: SortDescriptor | null,
): readonly Row[] {
  const [known] = useState(() => new WeakMap<readonly Row[], Sorted<Row>>());
  const sortBy = columns.find(({ id }) => id === sort?.column)?.sortBy;
  const direction = sort?.direction;
  return useMemo(() => {
    if (sortBy === undefined || direction === undefined) return rows;
    const last = known.get(rows);
    if (last?.sortBy === sortBy && last.direction === direction) return last.sorted;
    const sorted = sortedRows(rows, sortBy, direction);
    known.set(rows, { sortBy, direction, sorted });
    return sorted;
  }, [rows, sortBy, direction, known]);
}
