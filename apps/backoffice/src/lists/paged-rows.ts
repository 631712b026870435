import type { ApiProblem } from '@tiyin/api/errors';
import type { TablePaging } from '@tiyin/ui/loaded-table';

/** The answer of a list inside a page, whose pages are not in the address. */
export interface PagedRows<Row> {
  /** Missing while loading. */
  readonly page: { readonly data: readonly Row[]; readonly total: number } | undefined;
  /** Zero-based. */
  readonly pageIndex: number;
  readonly onPageChange: (page: number) => void;
  readonly problem?: ApiProblem | undefined;
  readonly onRetry: () => void;
  readonly isRetrying?: boolean;
}

/** The rows, their pages and their problem for a table of the library. */
export function loadedRowsOf<Row>(
  answer: PagedRows<Row>,
  { label, size }: Pick<TablePaging, 'label' | 'size'>,
) {
  const { isRetrying = false, onPageChange, onRetry, page, pageIndex, problem } = answer;
  const paging = { page: pageIndex, size, total: page?.total ?? 0, onPageChange, label };
  return { isRetrying, onRetry, paging, problem, rows: page?.data };
}
