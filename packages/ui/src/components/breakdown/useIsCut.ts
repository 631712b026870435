import { useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

/** Whether the elements of a list need more than one line. Read from the layout, because only it knows their widths. */
export function useIsCut(): readonly [list: RefObject<HTMLDListElement | null>, isCut: boolean] {
  const listRef = useRef<HTMLDListElement>(null);
  const [isCut, setCut] = useState(false);
  useLayoutEffect(() => {
    const list = listRef.current;
    if (!list) return undefined;
    const measure = () => setCut(topOf(list.lastElementChild) > topOf(list.firstElementChild));
    const sizes = new ResizeObserver(measure);
    const watch = () => {
      sizes.disconnect();
      for (const element of [list, ...list.children]) sizes.observe(element);
    };
    const elements = new MutationObserver(watch);
    elements.observe(list, { childList: true });
    watch();
    // Before the first paint: a button that comes later moves what is beside it.
    measure();
    return () => {
      sizes.disconnect();
      elements.disconnect();
    };
  }, []);
  return [listRef, isCut];
}

function topOf(element: Element | null): number {
  return element instanceof HTMLElement ? element.offsetTop : 0;
}
