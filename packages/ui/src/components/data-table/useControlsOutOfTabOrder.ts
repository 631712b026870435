import { useLayoutEffect } from 'react';
import type { RefObject } from 'react';
import { controlsOf } from './cells.ts';

/**
 * A grid is one tab stop: the controls in its cells are reached through their cell, not by Tab.
 * They set their own tab index and may change it at any time, so it is removed whenever one
 * appears.
 * @param isNeeded whether any cell has controls
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
