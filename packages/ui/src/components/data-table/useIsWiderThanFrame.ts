import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';

/**
 * Whether the grid is wider than its frame, which then has to scroll. Read from the layout, because
 * only it knows the column widths; a frame that always scrolled would stop the headings from being
 * sticky on the page.
 */
export function useIsWiderThanFrame(gridRef: RefObject<HTMLElement | null>): boolean {
  const [isWider, setWider] = useState(false);
  useLayoutEffect(() => {
    const grid = gridRef.current;
    const frame = grid?.parentElement;
    if (!grid || !frame) return undefined;
    const observer = new ResizeObserver(() => setWider(grid.scrollWidth > frame.clientWidth));
    observer.observe(frame);
    observer.observe(grid);
    return () => observer.disconnect();
  }, [gridRef]);
  return isWider;
}
