import type { ReactNode } from 'react';
import { Button } from '../button/index.ts';
import { DataTable } from '../data-table/index.ts';
import type { DataTableProps, SortingProps } from '../data-table/index.ts';
import { EmptyState } from '../empty-state/index.ts';
import { LoadProblem } from '../load-problem/index.ts';
import { NoAccess } from '../no-access/index.ts';
import { Stack } from '../stack/index.ts';
import { say, sayWith } from '../../locale/language/index.ts';
import type { ListAnswer, Paging } from './list-answer.ts';
import { ListPages } from './ListPages.tsx';

/** The props of DataTable that the answer does not determine. Keep `columns` and `hiddenColumns` stable between renders. */
export type ListTable<Row extends object> = SortingProps &
  Pick<
    DataTableProps<Row>,
    | 'columns'
    | 'columnWidths'
    | 'expectedRows'
    | 'hiddenColumns'
    | 'onColumnWidthsChange'
    | 'rowAlign'
    | 'rowHref'
    | 'rowKey'
    | 'selection'
  >;

export type ListPageProps<Row extends object> = {
  /** The name of the table: "Invoices". */
  readonly label: string;
  /** The rows in the plural, as sentences name them. Default: the label in lower case. */
  readonly subject?: string;
  readonly answer: ListAnswer<Row>;
  readonly table: ListTable<Row>;
  /** A ListToolbar. */
  readonly toolbar?: ReactNode;
  /** Between the toolbar and the rows: news, totals. */
  readonly above?: ReactNode;
  /** The actions on selected rows, a BulkBar: in sight wherever the person scrolls. */
  readonly bulk?: ReactNode;
  /** The numbered pages; missing where the list is whole. */
  readonly paging?: Paging;
  /** Below the paginator: more about the total. */
  readonly note?: ReactNode;
  /** Below the rows in place of numbered pages. */
  readonly below?: ReactNode;
  /** Shown where there are no rows at all: an EmptyState. */
  readonly empty: ReactNode;
  /** Takes every condition away. Missing where there is none: then no rows are no rows at all. */
  readonly onShowAll?: (() => void) | undefined;
};

const none: readonly never[] = [];

function Rows<Row extends object>(props: ListPageProps<Row> & { readonly subject: string }) {
  const { answer, below, empty, label, note, onShowAll, paging, subject, table } = props;
  const { isStale = false, page } = answer;
  const total = page?.total ?? 0;
  return (
    <Stack gap={16}>
      <DataTable
        {...(paging && { expectedRows: paging.size, rowsBefore: paging.page * paging.size })}
        {...table}
        label={label}
        rows={page?.data ?? none}
        isLoading={page === undefined}
        {...(paging && { totalRows: total })}
        loadingLabel={sayWith('Loading {subject}', { subject })}
        isStale={isStale}
        empty={onShowAll ? <NothingFound subject={subject} onShowAll={onShowAll} /> : empty}
      />
      {paging && total > 0 && <ListPages {...{ note, paging, subject }} total={total} />}
      {page !== undefined && below}
    </Stack>
  );
}

type NothingFoundProps = { readonly subject: string; readonly onShowAll: () => void };

function NothingFound({ onShowAll, subject }: NothingFoundProps) {
  return (
    <EmptyState
      title={say('Nothing found')}
      action={<Button onPress={onShowAll}>{sayWith('Show all {subject}', { subject })}</Button>}
    >
      {sayWith('No {subject} match these conditions.', { subject })}
    </EmptyState>
  );
}

/**
 * A page that lists rows of a server: toolbar, table and pages, with every state of the answer. While
 * the next rows load the old ones stay, and so they do where a request fails.
 */
export function ListPage<Row extends object>(props: ListPageProps<Row>) {
  const { above, answer, bulk, label, subject = label.toLowerCase(), toolbar } = props;
  const { isRetrying = false, onRetry, page, problem } = answer;
  if (problem?.status === 403) return <NoAccess />;
  return (
    <Stack gap={24}>
      {toolbar}
      <LoadProblem {...{ isRetrying, onRetry, problem, subject }} hasOlder={page !== undefined} />
      <Stack gap={8}>
        {above}
        {(problem === undefined || page !== undefined) && <Rows {...props} subject={subject} />}
      </Stack>
      {bulk}
    </Stack>
  );
}
