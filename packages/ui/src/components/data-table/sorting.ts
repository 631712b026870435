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
