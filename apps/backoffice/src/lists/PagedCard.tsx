import type { ApiProblem } from '@tiyin/api/errors';
import { totalPages } from '@tiyin/domain/paging';
import { Card } from '@tiyin/ui/card';
import { type DataColumn, DataTable } from '@tiyin/ui/data-table';
import { ErrorState } from '@tiyin/ui/error-state';
import { Paginator } from '@tiyin/ui/paginator';
import { Stack } from '@tiyin/ui/stack';
import type { ReactNode } from 'react';

/** The answer of a card's list, and the actions of people who may. */
export interface PagedCardAnswer<Row> {
  /** Missing while loading. */
  readonly page: { readonly data: readonly Row[]; readonly total: number } | undefined;
  /** Zero-based. */
  readonly pageIndex: number;
  readonly onPageChange: (page: number) => void;
  readonly problem?: ApiProblem | undefined;
  readonly onRetry: () => void;
  readonly isRetrying?: boolean;
  readonly actions?: ReactNode;
}

export interface PagedCardProps<Row> extends PagedCardAnswer<Row> {
  readonly title: string;
  readonly columns: readonly DataColumn<Row>[];
  readonly rowsPerPage: number;
  /** The room while they load. */
  readonly expectedRows: number;
  readonly empty: ReactNode;
  readonly words: {
    readonly label: string;
    readonly loading: string;
    readonly failed: string;
    readonly pages: string;
  };
}

/** A card of a page with a list of its own, whose pages are not in the address. */
export function PagedCard<Row extends { readonly id: number }>(props: PagedCardProps<Row>) {
  const { actions, isRetrying = false, onRetry, page, problem, title, words } = props;
  const hasFailed = page === undefined && problem !== undefined;
  return (
    <Card title={title} actions={actions}>
      {hasFailed ? (
        <ErrorState title={words.failed} onRetry={onRetry} isRetrying={isRetrying}>
          {problem.title}
        </ErrorState>
      ) : (
        <Rows {...props} />
      )}
    </Card>
  );
}

function Rows<Row extends { readonly id: number }>(props: PagedCardProps<Row>) {
  const { columns, empty, expectedRows, onPageChange, page, pageIndex, rowsPerPage, words } = props;
  const pages = totalPages(page?.total ?? 0, rowsPerPage);
  return (
    <Stack gap={16}>
      <DataTable
        label={words.label}
        columns={columns}
        rows={page?.data ?? []}
        rowKey={({ id }) => String(id)}
        isLoading={page === undefined}
        expectedRows={expectedRows}
        loadingLabel={words.loading}
        empty={empty}
        totalRows={page?.total ?? 0}
        rowsBefore={pageIndex * rowsPerPage}
      />
      {pages > 1 && (
        <Paginator
          label={words.pages}
          page={pageIndex}
          totalPages={pages}
          onPageChange={onPageChange}
        />
      )}
    </Stack>
  );
}
