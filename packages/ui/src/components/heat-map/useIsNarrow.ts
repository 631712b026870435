import { useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

/** Whether an element has less than so many rem of width, which large text makes wider. */
export function useIsNarrow(
  rem: number,
): readonly [frame: RefObject<HTMLDivElement | null>, isNarrow: boolean] {
  const frameRef = useRef<HTMLDivElement>(null);
  const [isNarrow, setNarrow] = useState(false);
  useLayoutEffect(() => {
    const frame = frameRef.current;
    if (!frame) return undefined;
    const measure = () => {
      const text = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      setNarrow(frame.clientWidth < rem * text);
    };
    const sizes = new ResizeObserver(measure);
    sizes.observe(frame);
    // Before the first paint: a table that turns later moves what is below it.
    measure();
    return () => sizes.disconnect();
  }, [rem]);
  return [frameRef, isNarrow];
}
