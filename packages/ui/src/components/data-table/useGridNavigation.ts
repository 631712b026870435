import { useLayoutEffect, useRef } from 'react';
import type { FocusEvent, KeyboardEvent, RefObject } from 'react';
import { cellAround, controlsOf, focusTarget, pageRows, positionOf } from './cells.ts';
import { moveIn } from './moves.ts';
import type { Position } from './moves.ts';

type GridHandlers = {
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
  readonly onBlur: (event: FocusEvent<HTMLElement>) => void;
};

type GridNavigationOptions = {
  readonly gridRef: RefObject<HTMLElement | null>;
  readonly active: Position | null;
  readonly setActive: (position: Position) => void;
  readonly rowCount: number;
  readonly columnCount: number;
  readonly firstRow: -1 | 0;
  /** Renders a row and scrolls it into view in a virtual table. */
  readonly scrollToRow: (row: number) => void;
  /** Selects a row or all of them, or takes them out; with Shift all from the last row. Missing where rows cannot be selected. */
  readonly onToggle?: (row: number | 'all', isRange: boolean) => void;
};

/** Roving focus over the cells of a grid: one tab stop, arrows move from there; cells are found by `data-cell`. */
export function useGridNavigation(options: GridNavigationOptions): GridHandlers {
  const { gridRef, active, setActive, scrollToRow, onToggle, ...extent } = options;
  const wanted = useRef<Position>(null);
  const hasFocus = useRef(false);

  /*
   * After every render: a virtual row may need several to appear, and a focused row may be removed.
   */
  useLayoutEffect(() => {
    const grid = gridRef.current;
    const isLost = hasFocus.current && !grid?.contains(document.activeElement);
    const goal = wanted.current ?? (isLost ? active : null);
    const target = goal && focusTarget(grid, goal);
    if (target) {
      wanted.current = null;
      target.focus({ preventScroll: true });
      target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    } else if (isLost) {
      grid?.focus({ preventScroll: true });
    }
  });

  const move = (event: KeyboardEvent<HTMLElement>) => {
    const rows = pageRows(gridRef.current);
    const next = active && moveIn(event, active, { ...extent, pageRows: rows });
    if (next) {
      event.preventDefault();
      wanted.current = next;
      if (next.row >= 0) scrollToRow(next.row);
      setActive(next);
    }
  };

  return {
    onKeyDown: (event) => {
      const { target } = event;
      /* An overlay opened by a cell, for example a menu, handles its own keys. */
      if (!(target instanceof HTMLElement) || !event.currentTarget.contains(target)) return;
      const cell = cellAround(target);
      if (cell && controlsOf(cell).includes(target)) walkControls(event, cell, target);
      else if (cell && (event.key === 'Enter' || event.key === 'F2')) enterCell(event, cell);
      else if (!toggles(event, active, onToggle)) move(event);
    },
    onFocus: ({ target }) => {
      hasFocus.current = true;
      const focused = positionOf(cellAround(target));
      if (focused && (focused.row !== active?.row || focused.column !== active.column)) {
        setActive(focused);
      }
    },
    onBlur: ({ currentTarget, relatedTarget }) => {
      hasFocus.current = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
    },
  };
}

/* Space selects the row, Shift+Space all from the last one, Ctrl+A all rows; a heading handles its own Space. */
function toggles(
  event: KeyboardEvent,
  active: Position | null,
  onToggle: GridNavigationOptions['onToggle'],
): boolean {
  if (onToggle === undefined) return false;
  const isAll = event.key === 'a' && (event.ctrlKey || event.metaKey);
  const isRow = event.key === ' ' && active !== null && active.row >= 0;
  if (!isAll && !isRow) return false;
  event.preventDefault();
  onToggle(isAll ? 'all' : (active?.row ?? 0), event.shiftKey);
  return true;
}

/*
 * Inside a cell: Tab cycles through its controls, Escape or F2 returns to the cell, the control
 * handles every other key.
 */
function walkControls(event: KeyboardEvent, cell: HTMLElement, control: HTMLElement): void {
  const inCell = controlsOf(cell);
  const step = event.shiftKey ? -1 : 1;
  const next = inCell.at((inCell.indexOf(control) + step) % inCell.length);
  const isWayOut = event.key === 'Escape' || event.key === 'F2';
  const goal = isWayOut ? (cell.querySelector<HTMLElement>('[data-cell-focus]') ?? cell) : next;
  if (isWayOut || event.key === 'Tab') {
    event.preventDefault();
    goal?.focus();
  }
}

/*
 * Moves into the cell's controls; without any, Enter follows the row's link. A heading or a link
 * handles its own Enter.
 */
function enterCell(event: KeyboardEvent<HTMLElement>, cell: HTMLElement): void {
  const [first] = controlsOf(cell);
  const isOwn = event.target !== cell;
  if (first && (event.key === 'F2' || !isOwn)) {
    event.preventDefault();
    first.focus();
  } else if (event.key === 'Enter' && !isOwn) {
    followRow(event, cell);
  }
}

/* The row's own link does it, modifier keys and all, so that Ctrl+Enter opens a tab from any cell. */
function followRow({ ctrlKey, metaKey, shiftKey }: KeyboardEvent, cell: HTMLElement): void {
  const link = cell.closest('[role="row"]')?.querySelector('a[data-cell-focus]');
  link?.dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }),
  );
}
