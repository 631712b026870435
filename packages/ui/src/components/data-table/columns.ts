import type { ColumnWidths } from './column-widths.ts';
import type { DataColumn } from './DataColumn.ts';

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

/** Whether each column has a width of its own, so that the rows need not be measured against one another. */
export function hasFixedTracks<Row>(columns: readonly DataColumn<Row>[]): boolean {
  return columns.every(({ size }) => typeof size === 'number');
}

/** The grid's tracks, as CSS. */
export function tracks<Row>(columns: readonly DataColumn<Row>[], widths: ColumnWidths): string {
  return columns
    .map(({ id, size = 'content' }) => {
      const width = widths[id];
      return width === undefined ? trackOf(size) : `${width}px`;
    })
    .join(' ');
}

function trackOf(size: NonNullable<DataColumn<never>['size']>): string {
  if (typeof size === 'number') {
    return `${size}ch`;
  }
  return size === 'fill' ? 'minmax(16ch, auto)' : 'minmax(max-content, auto)';
}
