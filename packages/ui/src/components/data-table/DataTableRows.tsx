import type { Row as TableRow } from '@tanstack/react-table';
import type { Features } from './columns.ts';
import type { DataTableProps } from './DataTableProps.ts';
import { DataTableGap, DataTableRow } from './DataTableRow.tsx';
import type { Position } from './moves.ts';
import type { VirtualRows } from './useVirtualRows.ts';

type DataTableRowsProps<Row extends object> = Pick<
  VirtualRows,
  'shown' | 'gapAfter' | 'measureRow'
> & {
  /** All rows, in the order they are shown. */
  readonly rows: readonly TableRow<Features, Row>[];
  readonly rowsBefore: number;
  readonly rowHref: DataTableProps<Row>['rowHref'];
  readonly active: Position | null;
};

/** The rows that are in the page, and the room of those that are not. */
export function DataTableRows<Row extends object>(props: DataTableRowsProps<Row>) {
  const { rows, shown, gapAfter, measureRow, active, rowsBefore, rowHref } = props;
  return (
    <>
      {shown.map(({ index, gapBefore }) => {
        const row = rows[index];
        return (
          row && (
            <DataTableRow
              key={row.id}
              row={row}
              index={index}
              rowIndex={rowsBefore + index + 2}
              gapBefore={gapBefore}
              activeColumn={active?.row === index ? active.column : null}
              href={rowHref?.(row.original)}
              measureRow={measureRow}
            />
          )
        );
      })}
      {gapAfter > 0 && <DataTableGap height={gapAfter} />}
    </>
  );
}
