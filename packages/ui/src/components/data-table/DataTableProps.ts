import type { ReactNode } from 'react';
import type { DataColumn } from './columns.ts';
import type { SortingProps } from './useSorting.ts';

/** What a data table takes. `columns`, `rows` and `hiddenColumns` are kept between renders by the caller. */
export type DataTableProps<Row extends object> = SortingProps & {
  /** What the rows are: "Invoices". */
  readonly label: string;
  readonly columns: readonly DataColumn<Row>[];
  /** The rows to show: filtered, and of this page, by the app. */
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** Where a row leads. The whole row is then that link. */
  readonly rowHref?: (row: Row) => string;
  /** Ids of columns that are not shown (see ColumnChoice). None, unless given; one column always stays. */
  readonly hiddenColumns?: readonly string[];
  /** Nothing has come yet: as many rows of skeletons as are expected, 10 unless given. */
  readonly isLoading?: boolean;
  readonly expectedRows?: number;
  readonly loadingLabel?: string;
  /** These rows are of the page before, while the next one comes. */
  readonly isStale?: boolean;
  /** Shown where there are no rows, an EmptyState. */
  readonly empty: ReactNode;
  /** Shown in place of the rows where they could not be loaded, an ErrorState. */
  readonly error?: ReactNode;
  /** Where these rows are one page of more: how many there are, and how many come before. */
  readonly totalRows?: number;
  readonly rowsBefore?: number;
  /** Said to a screen reader when a heading was pressed. "Sorted by Amount, descending", unless given. */
  readonly sortedText?: (header: string, direction: 'ascending' | 'descending') => string;
};
