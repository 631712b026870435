import { DataTable } from '../data-table/index.ts';
import type { DataTableProps } from '../data-table/index.ts';
import { ErrorState } from '../error-state/index.ts';
import { Paginator } from '../paginator/index.ts';
import { Stack } from '../stack/index.ts';

/** The page of the rows that is shown. */
export type TablePaging = {
  /** From 0. */
  readonly page: number;
  /** Rows on a page. */
  readonly size: number;
  /** Rows on all pages. */
  readonly total: number;
  readonly onPageChange: (page: number) => void;
  /** The name of the pages: "Pages of days". */
  readonly label: string;
};

/** Keep `columns` and `rows` stable between renders. */
export type LoadedTableProps<Row extends object> = Pick<
  DataTableProps<Row>,
  'label' | 'columns' | 'rowKey' | 'expectedRows' | 'loadingLabel' | 'empty'
> & {
  /** Missing until the first answer. */
  readonly rows: readonly Row[] | undefined;
  /** Why the last request failed. Rows that came before stay. */
  readonly problem?: { readonly title: string } | undefined;
  /** The failure, with its object: "The rates did not load". */
  readonly failedTitle: string;
  readonly onRetry: () => void;
  readonly isRetrying?: boolean;
  /** The rows are one page of a longer list. */
  readonly paging?: TablePaging;
};

const none: readonly never[] = [];

/** A table of rows that a server sends: loading, failed with another try, empty, or there. */
export function LoadedTable<Row extends object>(props: LoadedTableProps<Row>) {
  const { failedTitle, isRetrying = false, onRetry, paging, problem, rows, ...table } = props;
  const failure = rows === undefined && problem !== undefined && (
    <ErrorState title={failedTitle} {...{ isRetrying, onRetry }}>
      {problem.title}
    </ErrorState>
  );
  if (paging === undefined) {
    const isLoading = rows === undefined && !failure;
    return (
      <DataTable
        {...table}
        rows={rows ?? none}
        isLoading={isLoading}
        {...(failure && { error: failure })}
      />
    );
  }
  if (failure) return failure;
  const { label, onPageChange, page, size, total } = paging;
  const totalPages = Math.ceil(total / size);
  return (
    <Stack gap={16}>
      <DataTable
        {...table}
        rows={rows ?? none}
        isLoading={rows === undefined}
        totalRows={total}
        rowsBefore={page * size}
      />
      {totalPages > 1 && <Paginator {...{ label, onPageChange, page, totalPages }} />}
    </Stack>
  );
}
