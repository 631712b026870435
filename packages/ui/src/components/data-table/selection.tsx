import type { DataColumn } from './DataColumn.ts';
import type { RowSelection } from './DataTableProps.ts';
import { checkbox, checkboxTarget } from './selection.css.ts';

/** The id of the column of checkboxes. */
export const selectionColumnId = '~selected';

/** The column of checkboxes, before all others. */
export function selectionColumn<Row>(
  selection: RowSelection<Row>,
  rowKey: (row: Row) => string,
): DataColumn<Row> {
  return {
    id: selectionColumnId,
    header: selection.allLabel ?? 'Select all rows',
    size: 'content',
    fold: 'check',
    hasControls: true,
    cell: (row) => (
      <label className={checkboxTarget}>
        <input
          type="checkbox"
          className={checkbox}
          aria-label={selection.rowLabel(row)}
          checked={selection.selected.has(rowKey(row))}
          onChange={() => selection.onChange(toggled(selection.selected, rowKey(row)))}
        />
      </label>
    ),
  };
}

/** The selection with a row added, or removed if it was in it. */
function toggled(selected: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const next = new Set(selected);
  if (!next.delete(key)) next.add(key);
  return next;
}

/** How many of the shown rows are selected. */
function shareOf(selected: ReadonlySet<string>, keys: readonly string[]): 'all' | 'none' | 'some' {
  const count = keys.filter((key) => selected.has(key)).length;
  if (count === 0) return 'none';
  return count === keys.length ? 'all' : 'some';
}

/** The selection with all of the shown rows, or without them if all are in it. */
function toggledAll(selected: ReadonlySet<string>, keys: readonly string[]): ReadonlySet<string> {
  return shareOf(selected, keys) === 'all'
    ? new Set([...selected].filter((key) => !keys.includes(key)))
    : new Set([...selected, ...keys]);
}

/** The state of the checkbox in the heading, and the changes by keyboard. */
export function allRowsOf<Row>(
  { onChange, selected }: RowSelection<Row>,
  rows: readonly { readonly id: string }[],
) {
  const keys = rows.map(({ id }) => id);
  const onToggle = () => onChange(toggledAll(selected, keys));
  return {
    share: shareOf(selected, keys),
    onToggle,
    onToggleRow: (row: number | 'all') => {
      const key = row === 'all' ? undefined : keys[row];
      if (row === 'all') onToggle();
      else if (key !== undefined) onChange(toggled(selected, key));
    },
  };
}

export type AllRowsProps = {
  readonly label: string;
  readonly share: 'all' | 'none' | 'some';
  readonly tabIndex: number;
  readonly onToggle: () => void;
};

/** The checkbox in the heading: selects all shown rows, or none. */
export function AllRows({ label, onToggle, share, tabIndex }: AllRowsProps) {
  return (
    <label className={checkboxTarget}>
      <input
        type="checkbox"
        data-cell-focus=""
        tabIndex={tabIndex}
        className={checkbox}
        aria-label={label}
        checked={share === 'all'}
        ref={(input) => {
          if (input) input.indeterminate = share === 'some';
        }}
        onChange={onToggle}
      />
    </label>
  );
}
