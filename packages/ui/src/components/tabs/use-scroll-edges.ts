import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** On which sides a strip can be scrolled on. */
export type ScrollEdges = 'none' | 'start' | 'end' | 'both';

/* Less than a pixel is rounding. */
const slack = 1;

function edgesOf({ scrollLeft, scrollWidth, clientWidth }: Element): ScrollEdges {
  // Negative in a right-to-left page.
  const gone = Math.abs(scrollLeft);
  const hasStart = gone > slack;
  const hasEnd = gone + clientWidth < scrollWidth - slack;
  if (hasStart) return hasEnd ? 'both' : 'start';
  return hasEnd ? 'end' : 'none';
}

/** The sides on which a strip has more content; measured again when it is scrolled, or it or a part of it is resized. */
export function useScrollEdges(ref: RefObject<HTMLElement | null>, isOn: boolean): ScrollEdges {
  const [edges, setEdges] = useState<ScrollEdges>('none');
  useEffect(() => {
    const strip = ref.current;
    if (!strip || !isOn) return undefined;
    const look = () => setEdges(edgesOf(strip));
    look();
    const size = new ResizeObserver(look);
    const observeAll = () => {
      size.disconnect();
      // A part that grows, for example when its font loads or its count arrives, leaves the strip as it was.
      for (const part of [strip, ...strip.children]) size.observe(part);
    };
    observeAll();
    const length = new MutationObserver(observeAll);
    length.observe(strip, { childList: true });
    strip.addEventListener('scroll', look, { passive: true });
    return () => {
      size.disconnect();
      length.disconnect();
      strip.removeEventListener('scroll', look);
    };
  }, [ref, isOn]);
  return isOn ? edges : 'none';
}
