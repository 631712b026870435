import type { ReactNode } from 'react';
import type { ColumnWidths } from './column-widths.ts';
import type { DataColumn } from './DataColumn.ts';
import type { SortingProps } from './useSorting.ts';

/** The rows that are selected for an action on all of them. */
export type RowSelection<Row> = {
  /** Keys of rows; those of rows that are not shown are kept. */
  readonly selected: ReadonlySet<string>;
  readonly onChange: (selected: ReadonlySet<string>) => void;
  /** The name of a row's checkbox: "Select invoice 019AA1F1". */
  readonly rowLabel: (row: Row) => string;
  /** The name of the checkbox in the heading. Default: "Select all rows". */
  readonly allLabel?: string;
};

/** Keep `columns`, `rows` and `hiddenColumns` stable between renders. */
export type DataTableProps<Row extends object> = SortingProps & {
  /** The name of the rows: "Invoices". */
  readonly label: string;
  readonly columns: readonly DataColumn<Row>[];
  /** The rows to show: filtered, and of this page, by the app. */
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** Where a row leads. The whole row is then that link. */
  readonly rowHref?: (row: Row) => string;
  /** Rows can be selected: with a checkbox, with Space, all from the last one with Shift, all of them with Ctrl+A. Keep it stable, too. */
  readonly selection?: RowSelection<Row> | undefined;
  /** Ids of hidden columns (see ColumnChoice). Default: none; one column is always visible. */
  readonly hiddenColumns?: readonly string[];
  /** Widths in CSS pixels by the id of the column; the others are as their `size` says. */
  readonly columnWidths?: ColumnWidths;
  /** A column was given a width, or its own again. With it the edges of the headings can be moved; keep it stable, too. */
  readonly onColumnWidthsChange?: ((widths: ColumnWidths) => void) | undefined;
  /** Where the cells of a row stand in its height: at the start where some have several lines of text. */
  readonly rowAlign?: 'center' | 'start';
  /** Nothing has come yet: as many rows of skeletons as are expected, 10 unless given. */
  readonly isLoading?: boolean;
  readonly expectedRows?: number;
  readonly loadingLabel?: string;
  /** The rows of the previous page, shown while the next one loads. */
  readonly isStale?: boolean;
  /** Shown when there are no rows: an EmptyState. */
  readonly empty: ReactNode;
  /** Shown in place of the rows where they could not be loaded, an ErrorState. */
  readonly error?: ReactNode;
  /**
   * When the rows are one page of a longer list: the total, and the number of rows before this
   * page.
   */
  readonly totalRows?: number;
  readonly rowsBefore?: number;
  /**
   * Announced to a screen reader after a heading was pressed. Default: "Sorted by Amount,
   * descending".
   */
  readonly sortedText?: (header: string, direction: 'ascending' | 'descending') => string;
};
