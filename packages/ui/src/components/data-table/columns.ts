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

/** A column: its heading and the content of its cells. */
export type DataColumn<Row> = {
  readonly id: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** `end` for numbers that are compared. */
  readonly align?: 'start' | 'end';
  /**
   * `content` is as wide as its content, `fill` shrinks with an ellipsis when space is short, a
   * number is a fixed width in characters (for long virtual tables, whose widths must not depend on
   * the visible rows).
   */
  readonly size?: 'content' | 'fill' | number;
  /**
   * The cell's place when the row folds into a card: at its head, at the head's end, or among the
   * lines below with its heading; `bare` lines have no heading, `hidden` ones are left out;
   * `check` is before the head.
   */
  readonly fold?: 'title' | 'aside' | 'line' | 'bare' | 'hidden' | 'check';
  /** The value to sort by; it makes the heading a sort button. Numbers, bigints, dates or text. */
  readonly sortBy?: (row: Row) => SortValue;
  /** For rows that arrive sorted: the heading is a button that requests another order. */
  readonly allowsSorting?: boolean;
  /** The cells hold switches, buttons or links: Enter or F2 enters them, Escape leaves them. */
  readonly hasControls?: boolean;
};

/** The feature of TanStack Table in use: sorting. */
export const features = tableFeatures({
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
});

/** The features' type, for signatures. */
export type Features = typeof features;

/** Whether a column's heading sorts. */
export const isSortable = <Row>({ sortBy, allowsSorting }: DataColumn<Row>): boolean =>
  allowsSorting === true || sortBy !== undefined;

/**
 * The visible columns. If all are hidden, the first one stays, because a table without columns is
 * useless.
 */
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
