import { useMemo } from 'react';
import type { RefObject } from 'react';
import { type ColumnWidths, withWidth } from './column-widths.ts';
import { tracks } from './columns.ts';
import type { DataColumn } from './DataColumn.ts';
import { gridTracks } from './DataTable.css.ts';
import { variableName } from '../../theme/variable-name.ts';

type ColumnResizingOptions<Row> = {
  readonly gridRef: RefObject<HTMLElement | null>;
  readonly columns: readonly DataColumn<Row>[];
  readonly columnWidths: ColumnWidths;
  readonly onColumnWidthsChange: ((widths: ColumnWidths) => void) | undefined;
};

/** Draws and keeps the width of a column. */
export type ColumnResizing = {
  /** Without a render of the rows, which a pointer would demand sixty times a second. */
  readonly draw: (id: string, width: number) => void;
  readonly keep: (id: string, width: number | undefined) => void;
};

/** How the headings change widths; undefined in a table whose widths are fixed. */
export function useColumnResizing<Row>(
  options: ColumnResizingOptions<Row>,
): ColumnResizing | undefined {
  const { gridRef, columns, columnWidths, onColumnWidthsChange } = options;
  return useMemo(() => {
    if (onColumnWidthsChange === undefined) return undefined;
    return {
      draw: (id, width) =>
        gridRef.current?.style.setProperty(
          variableName(gridTracks),
          tracks(columns, withWidth(columnWidths, id, width)),
        ),
      keep: (id, width) => onColumnWidthsChange(withWidth(columnWidths, id, width)),
    };
  }, [gridRef, columns, columnWidths, onColumnWidthsChange]);
}
