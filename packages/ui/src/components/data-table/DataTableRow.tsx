import type { ReactNode, RefCallback } from 'react';
import { headingOf } from './heading.ts';
import { cellAddress } from './cells.ts';
import type { DataColumn } from './DataColumn.ts';
import {
  cell as cellClass,
  foldValue,
  gap,
  gapHeight,
  leading,
  row as rowClass,
  rowLink,
} from './DataTable.css.ts';
import { selectionColumnId } from './selection.tsx';
import { useRowLink } from './useRowLink.ts';
import { variableName } from '../../theme/variable-name.ts';

type DataTableRowProps<Row> = {
  readonly row: Row;
  readonly columns: readonly DataColumn<Row>[];
  /** Among the rendered rows of data, from zero. */
  readonly index: number;
  /** Among all rows of the table, the headings' row being 1. */
  readonly rowIndex: number;
  /** The column that the tab key reaches, where this row is the active one. */
  readonly activeColumn: number | null;
  readonly href: string | undefined;
  readonly measureRow: RefCallback<HTMLElement> | undefined;
  /** Undefined where rows cannot be selected. */
  readonly isSelected: boolean | undefined;
};

/** One row. Its first cell holds the link that covers the whole row. */
export function DataTableRow<Row>(props: DataTableRowProps<Row>) {
  const { row, columns, index, rowIndex, activeColumn, href, measureRow } = props;
  const { isSelected } = props;
  const linkColumn = columns[0]?.id === selectionColumnId ? 1 : 0;
  return (
    <div
      ref={measureRow}
      data-index={index}
      role="row"
      aria-rowindex={rowIndex}
      {...(isSelected !== undefined && { 'aria-selected': isSelected })}
      className={href === undefined ? rowClass : `${rowClass} ${leading}`}
    >
      {columns.map((column, at) => {
        const isLink = at === linkColumn && href !== undefined;
        const tabIndex = activeColumn === at ? 0 : -1;
        const value = column.cell(row);
        const content = isLine(column) ? <span className={foldValue}>{value}</span> : value;
        return (
          <div
            key={column.id}
            role="gridcell"
            aria-colindex={at + 1}
            data-cell={cellAddress({ row: index, column: at })}
            data-heading={isLine(column) ? headingOf(column) : undefined}
            className={cellClass({ ...looksOf(column), isBlank: isLine(column) && isBlank(value) })}
            {...(!isLink && { tabIndex })}
          >
            {isLink ? <RowLink {...{ href, tabIndex }}>{content}</RowLink> : content}
          </div>
        );
      })}
    </div>
  );
}

const looksOf = <Row,>({
  align = 'start',
  fold = 'line',
  hasControls = false,
  size,
}: DataColumn<Row>) => ({ align, fold, hasControls, isName: size === 'name' });

/* A dash compares with the values of its column: on a card there is no column. */
const isBlank = (value: ReactNode): boolean =>
  value === null || value === undefined || value === '—' || value === '–';

const isLine = <Row,>({ fold = 'line' }: DataColumn<Row>): boolean => fold === 'line';

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
