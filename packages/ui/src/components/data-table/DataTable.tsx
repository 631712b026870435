import { useTable } from '@tanstack/react-table';
import { useMemo, useRef } from 'react';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { columnDefinitions, features, tracks } from './columns.ts';
import type { DataColumn } from './columns.ts';
import { frame, grid, gridTracks, progress } from './DataTable.css.ts';
import { DataTableHead } from './DataTableHead.tsx';
import { DataTableGap, DataTableRow } from './DataTableRow.tsx';
import { DataTableSkeleton } from './DataTableSkeleton.tsx';
import { useGridNavigation } from './useGridNavigation.ts';
import { useVirtualRows } from './useVirtualRows.ts';
import { variableName } from './variableName.ts';

/** What a data table takes. `columns` and `rows` are kept between renders by the caller. */
export type DataTableProps<Row extends object> = {
  /** What the rows are: "Invoices". */
  readonly label: string;
  readonly columns: readonly DataColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** Where a row leads. The whole row is then that link. */
  readonly rowHref?: (row: Row) => string;
  /** Nothing has come yet: as many rows of skeletons as are expected. */
  readonly isLoading?: boolean;
  readonly expectedRows?: number;
  readonly loadingLabel?: string;
  /** These rows are of the page before, while the next one comes. */
  readonly isStale?: boolean;
  /** Shown where there are no rows. */
  readonly empty: ReactNode;
  /** Where these rows are one page of more: how many there are, and how many come before. */
  readonly totalRows?: number;
  readonly rowsBefore?: number;
};

/** Rows of data to read, compare and open (section 2, Invoices). */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const {
    label,
    columns,
    rows,
    rowKey,
    rowHref,
    isLoading = false,
    expectedRows = 10,
    isStale = false,
  } = props;
  const {
    loadingLabel = 'Loading',
    empty,
    rowsBefore = 0,
    totalRows = rowsBefore + rows.length,
  } = props;
  const gridRef = useRef<HTMLDivElement>(null);
  const definitions = useMemo(() => columnDefinitions(columns), [columns]);
  const table = useTable({ features, columns: definitions, data: rows, getRowId: rowKey });
  const tableRows = isLoading ? [] : table.getRowModel().rows;
  const { isVirtual, shown, gapAfter, scrollRef, measureRow, scrollToRow, keepRow } =
    useVirtualRows(tableRows.length);
  const extent = { rowCount: tableRows.length, columnCount: columns.length };
  const { active, ...handlers } = useGridNavigation({ gridRef, ...extent, scrollToRow, keepRow });
  return (
    <div ref={scrollRef} className={frame({ isVirtual })}>
      {isStale && <div className={progress} />}
      <div
        ref={gridRef}
        role="grid"
        tabIndex={-1}
        aria-label={label}
        aria-rowcount={isLoading ? -1 : totalRows + 1}
        aria-colcount={columns.length}
        aria-busy={isLoading || isStale}
        className={grid}
        style={{ [variableName(gridTracks)]: tracks(columns) }}
        {...handlers}
      >
        <DataTableHead table={table} />
        {isLoading && <DataTableSkeleton columns={columns} rowCount={expectedRows} />}
        {shown.map(({ index, gapBefore }) => {
          const row = tableRows[index];
          return (
            row && (
              <DataTableRow
                key={row.id}
                row={row}
                index={index}
                rowIndex={rowsBefore + index + 2}
                gapBefore={gapBefore}
                activeColumn={active.row === index ? active.column : null}
                href={rowHref?.(row.original)}
                measureRow={measureRow}
              />
            )
          );
        })}
        {gapAfter > 0 && <DataTableGap height={gapAfter} />}
      </div>
      <div role="status">
        {isLoading && <VisuallyHidden>{loadingLabel}</VisuallyHidden>}
        {!isLoading && rows.length === 0 && empty}
      </div>
    </div>
  );
}
