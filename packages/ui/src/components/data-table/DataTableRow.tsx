import { FlexRender } from '@tanstack/react-table';
import type { Cell, Row as TableRow } from '@tanstack/react-table';
import type { ComponentProps, RefCallback } from 'react';
import { Link as AriaLink } from 'react-aria-components';
import { lookOf } from './columns.ts';
import type { Features } from './columns.ts';
import {
  cell as cellClass,
  foldLabel,
  gap,
  gapHeight,
  row as rowClass,
  rowLink,
} from './DataTable.css.ts';
import { variableName } from './variableName.ts';

type DataTableRowProps<Row extends object> = {
  readonly row: TableRow<Features, Row>;
  /** Among the rendered rows of data, from zero. */
  readonly index: number;
  /** Among all rows of the table, the headings' row being 1. */
  readonly rowIndex: number;
  readonly gapBefore: number;
  /** The column that the tab key reaches, where this row is the active one. */
  readonly activeColumn: number | null;
  readonly href: string | undefined;
  readonly measureRow: RefCallback<HTMLElement> | undefined;
};

/** One row. Its first cell holds the link that lies over all of it. */
export function DataTableRow<Row extends object>(props: DataTableRowProps<Row>) {
  const { row, index, rowIndex, gapBefore, activeColumn, href, measureRow } = props;
  return (
    <>
      {gapBefore > 0 && <DataTableGap height={gapBefore} />}
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
            position={`${index}:${column}`}
            column={column}
            isActive={activeColumn === column}
            href={column === 0 ? href : undefined}
          />
        ))}
      </div>
    </>
  );
}

type DataTableCellProps<Row extends object> = {
  readonly cell: Cell<Features, Row>;
  readonly position: string;
  readonly column: number;
  readonly isActive: boolean;
  readonly href: string | undefined;
};

function DataTableCell<Row extends object>({
  cell,
  position,
  column,
  isActive,
  href,
}: DataTableCellProps<Row>) {
  const { align, fold, label } = lookOf(cell.column.columnDef.meta);
  const isLink = href !== undefined;
  const content = <FlexRender cell={cell} />;
  return (
    <div
      role="gridcell"
      aria-colindex={column + 1}
      data-cell={position}
      className={cellClass({ align, fold })}
      {...(!isLink && { tabIndex: isActive ? 0 : -1 })}
    >
      {fold === 'line' && (
        <span aria-hidden="true" className={foldLabel}>
          {label}
        </span>
      )}
      {isLink ? (
        <AriaLink
          href={href}
          className={rowLink}
          render={(dom) =>
            'href' in dom ? <RowAnchor {...dom} isActive={isActive} /> : <span {...dom} />
          }
        >
          {content}
        </AriaLink>
      ) : (
        content
      )}
    </div>
  );
}

type RowAnchorProps = ComponentProps<'a'> & { readonly isActive: boolean };

/* React Aria's link takes no tabIndex; its router and its own handling of presses are wanted all the same. */
function RowAnchor({ isActive, href, children, ...dom }: RowAnchorProps) {
  return (
    <a {...dom} href={href} tabIndex={isActive ? 0 : -1}>
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
