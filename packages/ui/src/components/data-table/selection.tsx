import type { ChangeEvent, MouseEvent } from 'react';
import { say } from '../../locale/language/index.ts';
import type { DataColumn } from './DataColumn.ts';
import type { RowSelection } from './DataTableProps.ts';
import { checkbox, checkboxTarget } from './selection.css.ts';

/** The id of the column of checkboxes. */
export const selectionColumnId = '~selected';

/** The column of checkboxes, before all others. */
export function selectionColumn<Row>(
  selection: RowSelection<Row>,
  rowKey: (row: Row) => string,
  toggle: ToggleRow,
): DataColumn<Row> {
  return {
    id: selectionColumnId,
    header: selection.allLabel ?? say('Select all rows'),
    size: 'content',
    fold: 'check',
    hasControls: true,
    cell: (row) => (
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only keeps the text from being marked
      <label className={checkboxTarget} onMouseDown={keepTextUnmarked}>
        <input
          type="checkbox"
          className={checkbox}
          aria-label={selection.rowLabel(row)}
          checked={selection.selected.has(rowKey(row))}
          onChange={(event) => toggle(selection, rowKey(row), isShifted(event))}
        />
      </label>
    ),
  };
}

/** Selects a row or takes it out; `isRange`: with all rows between it and the last one. */
export type ToggleRow = (
  selection: Pick<RowSelection<never>, 'onChange' | 'selected'>,
  key: string,
  isRange: boolean,
) => void;

/* A change of a checkbox is its click. */
const isShifted = ({ nativeEvent }: ChangeEvent): boolean =>
  nativeEvent instanceof window.MouseEvent && nativeEvent.shiftKey;

/* With Shift the browser would mark the text of the rows between. */
function keepTextUnmarked(event: MouseEvent): void {
  if (event.shiftKey) event.preventDefault();
}

/** The keys from one to another, in the order of the rows; only the second where the first is not shown. */
export function keysBetween(
  keys: readonly string[],
  from: string | undefined,
  to: string,
): readonly string[] {
  const ends = [from ?? to, to].map((key) => keys.indexOf(key));
  return ends.includes(-1) ? [to] : keys.slice(Math.min(...ends), Math.max(...ends) + 1);
}

/** The selection with a row added, or removed if it was in it, and others with it. */
export function toggled(
  selected: ReadonlySet<string>,
  key: string,
  others: readonly string[],
): ReadonlySet<string> {
  const next = new Set(selected);
  const isAdded = !selected.has(key);
  for (const each of [...others, key]) {
    if (isAdded) next.add(each);
    else next.delete(each);
  }
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
  selection: RowSelection<Row>,
  rows: readonly Row[],
  rowKey: (row: Row) => string,
  toggle: ToggleRow,
) {
  const { onChange, selected } = selection;
  const keys = rows.map(rowKey);
  const onToggle = () => onChange(toggledAll(selected, keys));
  return {
    share: shareOf(selected, keys),
    onToggle,
    onToggleRow: (row: number | 'all', isRange: boolean) => {
      const key = row === 'all' ? undefined : keys[row];
      if (row === 'all') onToggle();
      else if (key !== undefined) toggle(selection, key, isRange);
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
