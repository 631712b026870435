import { Fragment } from 'react';
import type { DataColumn } from './DataColumn.ts';
import type { DataTableProps } from './DataTableProps.ts';
import { DataTableGap, DataTableRow } from './DataTableRow.tsx';
import type { Position } from './moves.ts';
import type { RowWindow } from './row-window.ts';
import { Unchanged } from './Unchanged.tsx';

type DataTableRowsProps<Row extends object> = RowWindow & {
  /** All rows, in the order they are shown. */
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly columns: readonly DataColumn<Row>[];
  readonly rowsBefore: number;
  readonly rowHref: DataTableProps<Row>['rowHref'];
  readonly active: Position | null;
  readonly selected: ReadonlySet<string> | undefined;
};

/** The rows that are in the page, and the room of those that are not. */
export function DataTableRows<Row extends object>(props: DataTableRowsProps<Row>) {
  const { rows, rowKey, columns, shown, gapAfter, measureRow, active, rowsBefore, rowHref } = props;
  const { selected } = props;
  return (
    <>
      {shown.map(({ index, gapBefore }) => {
        const row = rows[index];
        if (row === undefined) return null;
        const key = rowKey(row);
        const href = rowHref?.(row);
        const activeColumn = active?.row === index ? active.column : null;
        const isSelected = selected?.has(key);
        const rowIndex = rowsBefore + index + 2;
        return (
          <Fragment key={key}>
            {gapBefore > 0 && <DataTableGap height={gapBefore} />}
            <Unchanged
              of={[row, columns, index, rowIndex, activeColumn, href, measureRow, isSelected]}
            >
              {() => (
                <DataTableRow
                  {...{ row, columns, index, rowIndex, activeColumn, href, measureRow, isSelected }}
                />
              )}
            </Unchanged>
          </Fragment>
        );
      })}
      {gapAfter > 0 && <DataTableGap height={gapAfter} />}
    </>
  );
}
