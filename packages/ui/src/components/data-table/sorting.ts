/** What rows can be sorted by. Nothing (`null`, `undefined`, NaN) comes last, in either direction. */
export type SortValue = string | number | bigint | boolean | Date | null | undefined;

/** By which column rows are sorted, and which way: React Aria's term. */
export type SortDescriptor = {
  readonly column: string;
  readonly direction: 'ascending' | 'descending';
};

/**
 * A value in the form it is compared in: an instant in ms, a text without regard to case. The order is that of Unicode's
 * code units, the same for everybody whatever their language, so that two people who read a list see one list.
 */
export function sortKeyOf(value: SortValue): string | number | bigint | undefined {
  if (typeof value === 'string') return value.toLowerCase();
  if (typeof value === 'bigint') return value;
  const number = value === null ? Number.NaN : Number(value);
  return Number.isNaN(number) ? undefined : number;
}

/** The order that pressing a heading asks for: upwards first, then the other way. */
export function nextSort(current: SortDescriptor | null, column: string): SortDescriptor {
  const isTurned = current?.column === column && current.direction === 'ascending';
  return { column, direction: isTurned ? 'descending' : 'ascending' };
}
