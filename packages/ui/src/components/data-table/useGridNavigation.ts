import { useLayoutEffect, useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent, RefObject } from 'react';
import { moveIn } from './moves.ts';
import type { Position } from './moves.ts';

type GridNavigation = {
  readonly active: Position;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
};

type GridNavigationOptions = {
  readonly gridRef: RefObject<HTMLElement | null>;
  readonly rowCount: number;
  readonly columnCount: number;
  /** Brings a row into being and into view, where only some are rendered. */
  readonly scrollToRow: (row: number) => void;
  /** Hears which row has the focus. */
  readonly keepRow: (row: number) => void;
};

/**
 * Roving focus over the cells of a grid: one tab stop, arrows move from there. A cell with a link or a control in it
 * gives it the focus. Cells are found by `data-cell="row:column"`.
 */
export function useGridNavigation(options: GridNavigationOptions): GridNavigation {
  const { gridRef, rowCount, columnCount, scrollToRow, keepRow } = options;
  const [position, setPosition] = useState<Position>({ row: 0, column: 0 });
  const wanted = useRef<Position>(null);
  const active = {
    row: Math.min(position.row, Math.max(rowCount - 1, 0)),
    column: position.column,
  };

  /* After every render, since a virtual row may take several to appear. */
  useLayoutEffect(() => {
    const target = wanted.current && focusTarget(gridRef.current, wanted.current);
    if (target) {
      wanted.current = null;
      target.focus({ preventScroll: true });
      target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    }
  });

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Enter' && !(event.target instanceof HTMLAnchorElement)) {
      followRow(event);
      return;
    }
    const next = moveIn(event, active, {
      rowCount,
      columnCount,
      pageRows: pageRows(gridRef.current),
    });
    if (next) {
      event.preventDefault();
      wanted.current = next;
      scrollToRow(next.row);
      setPosition(next);
    }
  };

  const onFocus = (event: FocusEvent<HTMLElement>) => {
    const focused = positionOf(event.target);
    if (focused) {
      keepRow(focused.row);
    }
    if (focused && (focused.row !== position.row || focused.column !== position.column)) {
      setPosition(focused);
    }
  };

  return { active, onKeyDown, onFocus };
}

function focusTarget(grid: HTMLElement | null, { row, column }: Position): HTMLElement | null {
  const cell = grid?.querySelector<HTMLElement>(`[data-cell="${row}:${column}"]`);
  return cell?.querySelector<HTMLElement>('a[href], button, input') ?? cell ?? null;
}

function positionOf(target: EventTarget): Position | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-cell]') : null;
  const [row, column] = (cell?.dataset['cell'] ?? '').split(':').map(Number);
  return row === undefined || column === undefined ? null : { row, column };
}

/* The row's own link does it, modifier keys and all, so that Ctrl+Enter opens a tab from any cell. */
function followRow(event: KeyboardEvent<HTMLElement>): void {
  const { target, ctrlKey, metaKey, shiftKey } = event;
  const isInControl = target instanceof Element && target.closest('button, input') !== null;
  const row = target instanceof Element ? target.closest('[role="row"]') : null;
  const link = isInControl ? null : row?.querySelector('a[href]');
  link?.dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }),
  );
}

/* How many rows are seen at once. */
function pageRows(grid: HTMLElement | null): number {
  const rowHeight =
    grid?.querySelector('[data-cell]')?.closest('[role="row"]')?.getBoundingClientRect().height ??
    0;
  const seen = Math.min(grid?.parentElement?.clientHeight ?? 0, window.innerHeight);
  return rowHeight > 0 ? Math.max(Math.floor(seen / rowHeight) - 1, 1) : 1;
}
