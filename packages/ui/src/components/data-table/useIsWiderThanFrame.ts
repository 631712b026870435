import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';

/**
 * Whether the grid is wider than its frame, which then has to scroll. Asked of the layout, since only it knows how wide
 * the columns are; a frame that always scrolled would keep the headings from staying in sight of the page.
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
