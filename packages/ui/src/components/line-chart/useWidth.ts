import { useCallback, useState } from 'react';
import type { RefCallback } from 'react';

/** The width of an element, in CSS pixels, as it changes; `before` until it is measured. */
export function useWidth(before: number): readonly [RefCallback<Element>, number] {
  const [width, setWidth] = useState(before);
  const measure = useCallback((element: Element | null) => {
    if (element === null) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined) setWidth(Math.round(entry.contentRect.width));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [measure, width];
}
