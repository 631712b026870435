import {
  createColumnHelper,
  createSortedRowModel,
  rowSortingFeature,
  sortFn_basic,
  tableFeatures,
} from '@tanstack/react-table';
import type { ColumnDef } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import { sortKeyOf } from './sorting.ts';
import type { SortValue } from './sorting.ts';

/** A column: its heading, and what stands in its cells. */
export type DataColumn<Row> = {
  readonly id: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** `end` for numbers that are compared. */
  readonly align?: 'start' | 'end';
  /**
   * `content` is as wide as what it holds, `fill` gives way with an ellipsis where room is short, a number is a
   * fixed width in characters (for long virtual tables, whose widths must not depend on the rows in view).
   */
  readonly size?: 'content' | 'fill' | number;
  /**
   * Where the cell stands when the row folds into a card where there is little room: at its head, at the head's end, or
   * among the lines below with its heading before it; `bare` lines need no heading, `hidden` ones are left out.
   */
  readonly fold?: 'title' | 'aside' | 'line' | 'bare' | 'hidden';
  /** What its rows are sorted by; with it the heading is a button that sorts. Numbers, bigints, dates or text. */
  readonly sortBy?: (row: Row) => SortValue;
  /** For a table whose rows come sorted: the heading is a button that asks for another order. */
  readonly allowsSorting?: boolean;
  /** The cells hold switches, buttons or links of their own: Enter or F2 goes into them, Escape out. */
  readonly hasControls?: boolean;
};

/** What the table asks of TanStack Table: sorting. */
export const features = tableFeatures({
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
});

/** The features' type, for signatures. */
export type Features = typeof features;

/** Whether a column's heading sorts. */
export const isSortable = <Row>({ sortBy, allowsSorting }: DataColumn<Row>): boolean =>
  allowsSorting === true || sortBy !== undefined;

/** The columns that are to be seen. Where all are hidden the first one stays: a table of nothing helps nobody. */
export function visibleColumns<Row>(
  columns: readonly DataColumn<Row>[],
  hidden: readonly string[],
): readonly DataColumn<Row>[] {
  const seen = columns.filter(({ id }) => !hidden.includes(id));
  return seen.length > 0 ? seen : columns.slice(0, 1);
}

/** Our columns as TanStack Table's, which puts the rows in order. */
export function columnDefinitions<Row extends object>(
  columns: readonly DataColumn<Row>[],
): ColumnDef<Features, Row>[] {
  const helper = createColumnHelper<Features, Row>();
  return columns.map((column) =>
    helper.accessor((row): unknown => sortKeyOf(column.sortBy?.(row)), {
      id: column.id,
      sortFn: sortFn_basic,
      sortUndefined: 'last',
    }),
  );
}

/** Whether each column has a width of its own, so that the rows need not be measured against one another. */
export function hasFixedTracks<Row>(columns: readonly DataColumn<Row>[]): boolean {
  return columns.every(({ size }) => typeof size === 'number');
}

/** The grid's tracks, as CSS. */
export function tracks<Row>(columns: readonly DataColumn<Row>[]): string {
  return columns.map((column) => trackOf(column.size ?? 'content')).join(' ');
}

function trackOf(size: 'content' | 'fill' | number): string {
  if (typeof size === 'number') {
    return `${size}ch`;
  }
  return size === 'fill' ? 'minmax(16ch, auto)' : 'minmax(max-content, auto)';
}
