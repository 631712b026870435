import { Suspense, lazy, useMemo, useRef, useState } from 'react';
import { hasFixedTracks, isSortable, tracks, visibleColumns } from './columns.ts';
import { frame, grid, gridTracks } from './DataTable.css.ts';
import { DataTableHead } from './DataTableHead.tsx';
import type { DataTableProps } from './DataTableProps.ts';
import { DataTableRows } from './DataTableRows.tsx';
import { DataTableSkeleton } from './DataTableSkeleton.tsx';
import { DataTableStatus } from './DataTableStatus.tsx';
import { progress } from './progress.css.ts';
import { type RowWindow, allRows, longFrom } from './row-window.ts';
import { allRowsOf, selectionColumn } from './selection.tsx';
import { Unchanged } from './Unchanged.tsx';
import { useActiveCell } from './useActiveCell.ts';
import { useColumnResizing } from './useColumnResizing.ts';
import { useControlsOutOfTabOrder } from './useControlsOutOfTabOrder.ts';
import { useGridNavigation } from './useGridNavigation.ts';
import { useIsWiderThanFrame } from './useIsWiderThanFrame.ts';
import { useRowToggle } from './useRowToggle.ts';
import { useSortedRows } from './useSortedRows.ts';
import { useSorting } from './useSorting.ts';
import { variableName } from '../../theme/variable-name.ts';

const LongRows = lazy(async () => ({ default: (await import('./LongRows.tsx')).LongRows }));

const none: readonly string[] = [];
const noWidths = {};

/** Rows of data to read, compare, sort and open (OFFICE-29). */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { label, rows, rowKey, rowHref, isLoading = false, isStale = false, error } = props;
  const { rowAlign = 'center' } = props;
  const { rowsBefore = 0, totalRows = rowsBefore + rows.length, hiddenColumns = none } = props;
  const { columnWidths = noWidths, onColumnWidthsChange, selection } = props;
  // Without a selection an unstable function must not change the columns.
  const keyOf = selection && rowKey;
  const gridRef = useRef<HTMLDivElement>(null);
  const sorting = useSorting(props);
  const sortedRows = useSortedRows(rows, props.columns, sorting.own);
  const hasRows = !isLoading && error === undefined;
  const shownRows = hasRows ? sortedRows : noRows;
  const toggle = useRowToggle(shownRows, rowKey);
  const columns = useMemo(
    () => [
      ...(selection && keyOf ? [selectionColumn(selection, keyOf, toggle)] : []),
      ...visibleColumns(props.columns, hiddenColumns),
    ],
    [props.columns, hiddenColumns, selection, keyOf, toggle],
  );
  const extent = {
    columnCount: columns.length,
    firstRow:
      selection !== undefined || onColumnWidthsChange !== undefined || columns.some(isSortable)
        ? -1
        : 0,
  } as const;
  const { active, setActive } = useActiveCell({ rows: shownRows, rowKey, ...extent });
  const rowCount = shownRows.length;
  const all = selection && allRowsOf(selection, shownRows, rowKey, toggle);
  const isLong = rowCount > longFrom;
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const scrollToRow = useRef<(row: number) => void>(null);
  const handlers = useGridNavigation({
    gridRef,
    active,
    setActive,
    scrollToRow: (row) => scrollToRow.current?.(row),
    rowCount,
    ...extent,
    ...(all && { onToggle: all.onToggleRow }),
  });
  useControlsOutOfTabOrder(
    gridRef,
    columns.some(({ hasControls }) => hasControls === true),
  );
  const resizing = useColumnResizing({ gridRef, columns, columnWidths, onColumnWidthsChange });
  const isReached = extent.firstRow === -1;
  const activeHeading = active?.row === -1 ? active.column : null;
  const isWide = useIsWiderThanFrame(gridRef);
  const skeleton = <DataTableSkeleton columns={columns} rowCount={props.expectedRows ?? 10} />;
  const rowsOf = (window: RowWindow) => (
    <DataTableRows
      rows={shownRows}
      {...window}
      {...{ rowKey, columns, active, rowsBefore, rowHref }}
      selected={selection?.selected}
    />
  );
  return (
    <div ref={setScroller} className={frame({ scrolls: isLong || isWide })}>
      {isStale && <div className={progress} />}
      <div
        ref={gridRef}
        role="grid"
        tabIndex={-1}
        aria-label={label}
        {...(selection && { 'aria-multiselectable': true })}
        aria-rowcount={isLoading ? -1 : totalRows + 1}
        aria-colcount={columns.length}
        aria-busy={isLoading || isStale}
        className={grid({ tracks: hasFixedTracks(columns) ? 'fixed' : 'shared', rowAlign })}
        style={{ [variableName(gridTracks)]: tracks(columns, columnWidths) }}
        {...handlers}
      >
        <Unchanged
          of={[
            columns,
            sorting.sort,
            sorting.toggle,
            activeHeading,
            isReached,
            all?.share,
            selection,
            resizing,
          ]}
        >
          {() => (
            <DataTableHead
              sort={sorting.sort}
              onSort={sorting.toggle}
              activeColumn={activeHeading}
              {...{ all, columns, isReached, resizing }}
            />
          )}
        </Unchanged>
        {isLoading && error === undefined && skeleton}
        {isLong ? (
          <Suspense fallback={skeleton}>
            <LongRows count={rowCount} kept={active?.row ?? 0} {...{ scroller, scrollToRow }}>
              {rowsOf}
            </LongRows>
          </Suspense>
        ) : (
          rowsOf(allRows(rowCount))
        )}
      </div>
      <DataTableStatus {...props} sort={sorting.isChosen ? sorting.sort : null} />
    </div>
  );
}

const noRows: readonly never[] = [];
