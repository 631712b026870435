/**
 * Values that rows can be sorted by. Missing values (`null`, `undefined`, NaN) come last in either
 * direction.
 */
export type SortValue = string | number | bigint | boolean | Date | null | undefined;

/** By which column rows are sorted, and which way: React Aria's term. */
export type SortDescriptor = {
  readonly column: string;
  readonly direction: 'ascending' | 'descending';
};

/**
 * A value in comparable form: an instant in ms, a text in lower case. The order is that of Unicode
 * code units, independent of the reader's language, so that everyone sees the same list.
 */
export function sortKeyOf(value: SortValue): string | number | bigint | undefined {
  if (typeof value === 'string') return value.toLowerCase();
  if (typeof value === 'bigint') return value;
  const number = value === null ? Number.NaN : Number(value);
  return Number.isNaN(number) ? undefined : number;
}

/** The order after pressing a heading: ascending first, then the opposite. */
export function nextSort(current: SortDescriptor | null, column: string): SortDescriptor {
  const isTurned = current?.column === column && current.direction === 'ascending';
  return { column, direction: isTurned ? 'descending' : 'ascending' };
}

/** The value of a row that it is sorted by. */
export type SortBy<Row> = (row: Row) => SortValue;
type SortKey = ReturnType<typeof sortKeyOf>;

/** The rows by a value; missing values come last in either direction, and equal rows stay as they were. */
export function sortedRows<Row>(
  rows: readonly Row[],
  sortBy: SortBy<Row>,
  direction: SortDescriptor['direction'],
): readonly Row[] {
  const keys = rows.map((row) => sortKeyOf(sortBy(row)));
  // Places among the rows: a typed array of them sorts twice as fast as the rows do.
  const places = Uint32Array.from(rows.keys());
  const first = direction === 'ascending' ? -1 : 1;
  places.sort((one, other) => compare(keys[one], keys[other], first));
  const sorted: Row[] = [];
  for (const place of places) {
    const row = rows[place];
    if (row !== undefined) sorted.push(row);
  }
  return sorted;
}

/* `first`: -1 where the less of two comes first, otherwise 1. */
function compare(one: SortKey, other: SortKey, first: -1 | 1): number {
  if (one === other) return 0;
  if (one === undefined) return 1;
  if (other === undefined) return -1;
  return one < other ? first : -first;
}
