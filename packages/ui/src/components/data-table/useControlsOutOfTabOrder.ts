import { useLayoutEffect } from 'react';
import type { RefObject } from 'react';
import { controlsOf } from './cells.ts';

/**
 * A grid is one tab stop: the controls in its cells are reached through their cell and not by Tab. They bring their own
 * tab index and may change it whenever they like, so it is taken back whenever one appears.
 * @param isNeeded whether any cell has controls at all
 */
export function useControlsOutOfTabOrder(
  gridRef: RefObject<HTMLElement | null>,
  isNeeded: boolean,
): void {
  useLayoutEffect(() => {
    const grid = gridRef.current;
    if (!grid || !isNeeded) return undefined;
    takeOut(grid);
    const observer = new MutationObserver(() => takeOut(grid));
    observer.observe(grid, { childList: true, subtree: true, attributeFilter: ['tabindex'] });
    return () => observer.disconnect();
  }, [gridRef, isNeeded]);
}

function takeOut(grid: HTMLElement): void {
  for (const cell of grid.querySelectorAll('[role="gridcell"]')) {
    for (const control of controlsOf(cell)) {
      if (control.tabIndex >= 0) control.tabIndex = -1;
    }
  }
}
