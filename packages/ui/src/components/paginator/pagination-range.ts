/** A page number counted from one, or a gap. */
export type PaginationEntry = number | 'ellipsis';

/**
 * The entries of the paginator: first, last, the page with its siblings, and ellipses for the gaps;
 * all numbers if there are at most 5 plus the sibling count (OFFICE-22). `page` counts from one and
 * is clamped to the existing pages.
 */
export function paginationRange(
  page: number,
  totalPages: number,
  siblingCount: number = 1,
): PaginationEntry[] {
  if (totalPages <= 5 + siblingCount) {
    return numbersFrom(1, totalPages);
  }
  // near an end the window grows inwards, so that the paginator keeps its width from page to page
  const window = 3 + 2 * siblingCount;
  const start = Math.max(Math.min(page - siblingCount, totalPages - window + 1), 1);
  const end = Math.min(Math.max(page + siblingCount, window), totalPages);
  return [...before(start), ...numbersFrom(start, end), ...after(end, totalPages)];
}

function before(start: number): PaginationEntry[] {
  if (start === 1) {
    return [];
  }
  return start === 2 ? [1] : [1, 'ellipsis'];
}

function after(end: number, last: number): PaginationEntry[] {
  if (end === last) {
    return [];
  }
  return end === last - 1 ? [last] : ['ellipsis', last];
}

function numbersFrom(first: number, last: number): number[] {
  return Array.from({ length: Math.max(last - first + 1, 0) }, (_, index) => first + index);
}
