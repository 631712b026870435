import type { Position } from './moves.ts';

const controls = 'a[href], button, input, select, textarea, [tabindex]';

/** Where a cell stands, as it is written in `data-cell`. */
export const cellAddress = ({ row, column }: Position): string => `${row}:${column}`;

/** The cell that an element stands in; null for what is elsewhere. */
export function cellAround(element: Element): HTMLElement | null {
  return element.closest<HTMLElement>('[data-cell]');
}

/** Where a cell stands. */
export function positionOf(cell: HTMLElement | null): Position | null {
  const [row, column] = (cell?.dataset['cell'] ?? '').split(':').map(Number);
  return row === undefined || column === undefined ? null : { row, column };
}

/** What gets the focus for a cell: the row's link or the heading's button, otherwise the cell itself. */
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

/** How many rows are seen at once, less the one that stays in sight. */
export function pageRows(grid: HTMLElement | null): number {
  const row = grid?.querySelector('[role="gridcell"]')?.closest('[role="row"]');
  const height = row?.getBoundingClientRect().height ?? 0;
  const seen = Math.min(grid?.parentElement?.clientHeight ?? 0, window.innerHeight);
  return height > 0 ? Math.max(Math.floor(seen / height) - 1, 1) : 1;
}
