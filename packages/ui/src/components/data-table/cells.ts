import type { Position } from './moves.ts';

const controls = 'a[href], button, input, select, textarea, [tabindex]';

/** A cell's position, as written in `data-cell`. */
export const cellAddress = ({ row, column }: Position): string => `${row}:${column}`;

/** The cell that contains an element; null outside the grid. */
export function cellAround(element: Element): HTMLElement | null {
  return element.closest<HTMLElement>('[data-cell]');
}

/** The position of a cell. */
export function positionOf(cell: HTMLElement | null): Position | null {
  const [row, column] = (cell?.dataset['cell'] ?? '').split(':').map(Number);
  return row === undefined || column === undefined ? null : { row, column };
}

/**
 * The element that gets the focus for a cell: the row's link, the heading's button, or the cell
 * itself.
 */
export function focusTarget(grid: HTMLElement | null, position: Position): HTMLElement | null {
  const cell = grid?.querySelector<HTMLElement>(`[data-cell="${cellAddress(position)}"]`) ?? null;
  return cell?.querySelector<HTMLElement>('[data-cell-focus]') ?? cell;
}

/** The controls of a cell's content, in their order. */
export function controlsOf(cell: Element): HTMLElement[] {
  return [...cell.querySelectorAll<HTMLElement>(controls)].filter(
    (each) => !each.hasAttribute('data-cell-focus') && !each.matches(':disabled'),
  );
}

/** The number of visible rows, less one that stays in view. */
export function pageRows(grid: HTMLElement | null): number {
  const row = grid?.querySelector('[role="gridcell"]')?.closest('[role="row"]');
  const height = row?.getBoundingClientRect().height ?? 0;
  const seen = Math.min(grid?.parentElement?.clientHeight ?? 0, window.innerHeight);
  return height > 0 ? Math.max(Math.floor(seen / height) - 1, 1) : 1;
}
