import { FlexRender } from '@tanstack/react-table';
import type { Cell, Row as TableRow } from '@tanstack/react-table';
import type { ReactNode, RefCallback } from 'react';
import { cellAddress } from './cells.ts';
import { lookOf } from './columns.ts';
import type { Features } from './columns.ts';
import {
  cell as cellClass,
  foldLabel,
  foldValue,
  gap,
  gapHeight,
  row as rowClass,
  rowLink,
} from './DataTable.css.ts';
import { useRowLink } from './useRowLink.ts';
import { variableName } from './variableName.ts';

type DataTableRowProps<Row extends object> = {
  readonly row: TableRow<Features, Row>;
  /** Among the rendered rows of data, from zero. */
  readonly index: number;
  /** Among all rows of the table, the headings' row being 1. */
  readonly rowIndex: number;
  /** The column that the tab key reaches, where this row is the active one. */
  readonly activeColumn: number | null;
  readonly href: string | undefined;
  readonly measureRow: RefCallback<HTMLElement> | undefined;
};

/** One row. Its first cell holds the link that lies over all of it. */
export function DataTableRow<Row extends object>(props: DataTableRowProps<Row>) {
  const { row, index, rowIndex, activeColumn, href, measureRow } = props;
  return (
    <div
      ref={measureRow}
      data-index={index}
      role="row"
      aria-rowindex={rowIndex}
      className={rowClass}
    >
      {row.getAllCells().map((cell, column) => (
        <DataTableCell
          key={cell.id}
          cell={cell}
          row={index}
          column={column}
          isActive={activeColumn === column}
          href={column === 0 ? href : undefined}
        />
      ))}
    </div>
  );
}

type DataTableCellProps<Row extends object> = {
  readonly cell: Cell<Features, Row>;
  readonly row: number;
  readonly column: number;
  readonly isActive: boolean;
  readonly href: string | undefined;
};

function DataTableCell<Row extends object>(props: DataTableCellProps<Row>) {
  const { cell, row, column, isActive, href } = props;
  const { align, fold, label, hasControls } = lookOf(cell.column.columnDef.meta);
  const shown = <FlexRender cell={cell} />;
  const content = fold === 'line' ? <span className={foldValue}>{shown}</span> : shown;
  const tabIndex = isActive ? 0 : -1;
  return (
    <div
      role="gridcell"
      aria-colindex={column + 1}
      data-cell={cellAddress({ row, column })}
      className={cellClass({ align, fold, hasControls })}
      {...(href === undefined && { tabIndex })}
    >
      {fold === 'line' && (
        <span aria-hidden="true" className={foldLabel}>
          {label}
        </span>
      )}
      {href === undefined ? content : <RowLink {...{ href, tabIndex }}>{content}</RowLink>}
    </div>
  );
}

type RowLinkProps = {
  readonly href: string;
  readonly tabIndex: number;
  readonly children: ReactNode;
};

function RowLink({ href, tabIndex, children }: RowLinkProps) {
  return (
    <a {...useRowLink(href)} data-cell-focus="" tabIndex={tabIndex} className={rowLink}>
      {children}
    </a>
  );
}

/** The height of rows that are not rendered, in CSS pixels. */
export function DataTableGap({ height }: { readonly height: number }) {
  return (
    <div role="presentation" className={gap} style={{ [variableName(gapHeight)]: `${height}px` }} />
  );
}
