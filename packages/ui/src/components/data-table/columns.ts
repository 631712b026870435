import { createColumnHelper, metaHelper, tableFeatures } from '@tanstack/react-table';
import type { ColumnDef } from '@tanstack/react-table';
import type { ReactNode } from 'react';

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
};

type Look = Required<Pick<DataColumn<unknown>, 'align' | 'fold'>> & { readonly label: string };

/** What the table asks of TanStack Table: the core, and the look of each column. */
export const features = tableFeatures({ columnMeta: metaHelper<{ readonly look: Look }>() });

/** The features' type, for signatures. */
export type Features = typeof features;

const defaultLook: Look = { align: 'start', fold: 'line', label: '' };

/** How a column looks. */
export const lookOf = (meta: { readonly look: Look } | undefined): Look =>
  meta?.look ?? defaultLook;

/** Our columns as TanStack Table's. */
export function columnDefinitions<Row extends object>(
  columns: readonly DataColumn<Row>[],
): ColumnDef<Features, Row>[] {
  const helper = createColumnHelper<Features, Row>();
  return columns.map(({ id, header, cell, align = 'start', fold = 'line' }) =>
    helper.display({
      id,
      header,
      cell: ({ row }) => cell(row.original),
      meta: { look: { align, fold, label: header } },
    }),
  );
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
