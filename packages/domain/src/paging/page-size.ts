/** The sizes that 'Items Per Page' offers (OFFICE-21). */
export const pageSizes = [5, 10, 15, 25, 40] as const;

/** One of the sizes on offer (OFFICE-21). */
export type PageSize = (typeof pageSizes)[number];

/** The size before anyone chose (OFFICE-21). */
export const defaultPageSize: PageSize = 10;

/**
 * The number of pages for `total` items, 0 without items. Throws a RangeError unless the size is a
 * positive integer.
 */
export function totalPages(total: number, size: number): number {
  if (!Number.isSafeInteger(size) || size < 1) {
    throw new RangeError('A page holds at least one item.');
  }
  return Math.ceil(Math.max(total, 0) / size);
}
