import { ChevronDownIcon, ChevronUpIcon, Icon } from '../icon/index.ts';
import { headingOf } from './heading.ts';
import { cellAddress } from './cells.ts';
import { ColumnResizer } from './ColumnResizer.tsx';
import { isSortable } from './columns.ts';
import type { DataColumn } from './DataColumn.ts';
import { cell } from './DataTable.css.ts';
import { head, headLabel, sortButton, sortMark } from './DataTableHead.css.ts';
import { AllRows, type AllRowsProps, selectionColumnId } from './selection.tsx';
import type { SortDescriptor } from './sorting.ts';
import type { ColumnResizing } from './useColumnResizing.ts';

type DataTableHeadProps<Row> = {
  readonly columns: readonly DataColumn<Row>[];
  readonly sort: SortDescriptor | null;
  readonly onSort: (column: string) => void;
  /** The heading that the tab key reaches, where a heading is the active cell. */
  readonly activeColumn: number | null;
  /** The arrows lead up to the headings. */
  readonly isReached: boolean;
  /** The checkbox of all rows, where rows can be selected. */
  readonly all: Pick<AllRowsProps, 'onToggle' | 'share'> | undefined;
  /** Undefined where the widths are fixed. */
  readonly resizing: ColumnResizing | undefined;
};

/** The headings, which stay in sight while the rows scroll. */
export function DataTableHead<Row>(props: DataTableHeadProps<Row>) {
  const { columns, sort, onSort, activeColumn, all, isReached, resizing } = props;
  return (
    <div
      role="row"
      aria-rowindex={1}
      className={head({ sorts: isReached, selects: all !== undefined })}
    >
      {columns.map((column, index) => {
        const { id, align = 'start' } = column;
        const label = headingOf(column);
        const sorts = isSortable(column);
        const isAll = id === selectionColumnId && all !== undefined;
        const direction = sort?.column === id ? sort.direction : 'none';
        const tabIndex = activeColumn === index ? 0 : -1;
        const resizes = resizing !== undefined && id !== selectionColumnId;
        return (
          <div
            key={id}
            role="columnheader"
            aria-colindex={index + 1}
            {...(sorts && { 'aria-sort': direction })}
            // Without it, the name would have that of the edge, too.
            {...(resizes && { 'aria-label': label })}
            {...(isReached && {
              'data-cell': cellAddress({ row: -1, column: index }),
              ...(!sorts && !isAll && { tabIndex }),
            })}
            className={cell({
              align,
              resizes,
              ...(isAll ? { part: 'all' } : partOf(sorts, isReached)),
            })}
          >
            {isAll && (
              <AllRows {...{ label, tabIndex }} share={all.share} onToggle={all.onToggle} />
            )}
            {sorts && (
              <SortButton {...{ label, align, direction, tabIndex }} onPress={() => onSort(id)} />
            )}
            {!isAll && !sorts && (resizes ? <div className={headLabel}>{label}</div> : label)}
            {resizes && (
              <ColumnResizer
                header={label}
                onDraw={(width) => resizing.draw(id, width)}
                onKeep={(width) => resizing.keep(id, width)}
              />
            )}
          </div>
        );
      })}
    </div>
  );
}

/*
 * When folded, only sortable headings are visible, as buttons. Without any, all headings are hidden
 * visually but still read.
 */
function partOf(sorts: boolean, isReached: boolean): { readonly part?: 'sort' | 'heading' } {
  if (sorts) return { part: 'sort' };
  return isReached ? { part: 'heading' } : {};
}

type SortButtonProps = {
  readonly label: string;
  readonly align: 'start' | 'end';
  readonly direction: 'ascending' | 'descending' | 'none';
  readonly tabIndex: number;
  readonly onPress: () => void;
};

/* A native button: React Aria's would add weight without a benefit here. */
function SortButton({ label, align, direction, tabIndex, onPress }: SortButtonProps) {
  return (
    <button
      type="button"
      data-cell-focus=""
      data-sorted={direction}
      tabIndex={tabIndex}
      className={sortButton({ align })}
      onClick={onPress}
    >
      {label}
      <span className={sortMark}>
        <Icon glyph={direction === 'descending' ? ChevronDownIcon : ChevronUpIcon} size={16} />
      </span>
    </button>
  );
}
