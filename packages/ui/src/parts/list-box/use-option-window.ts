import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { optionHeight } from '../../theme/option-height.ts';

/** Options beyond those in view that are in the document, on either side (OFFICE-23). */
const overscan = 12;

/** The assumed height before measuring: the first render contains the options of the first view. */
const firstView: View = { top: 0, height: 8.5 * optionHeight };

/** The visible part of the list, in px. */
type View = { readonly top: number; readonly height: number };

/** The places from `first` on and before `end`. */
type Span = { readonly first: number; readonly end: number };

/** The rendered options of a long list, and a function that scrolls to another. */
export type OptionWindow = {
  readonly places: readonly number[];
  readonly reveal: (place: number) => void;
};

/**
 * The rendered options of a long list: the visible ones, twelve more on either side, and `kept`,
 * the active one (-1 for none). All have the same height, so no measuring library is needed.
 */
export function useOptionWindow(
  list: RefObject<HTMLElement | null>,
  count: number,
  kept: number,
): OptionWindow {
  const view = useRef(firstView);
  const [span, setSpan] = useState(() => spanOf(firstView));
  useEffect(() => {
    const { current } = list;
    if (current === null) return undefined;
    const look = () => {
      view.current = { top: current.scrollTop, height: current.clientHeight };
      const next = spanOf(view.current);
      setSpan((last) => (last.first === next.first && last.end === next.end ? last : next));
    };
    current.addEventListener('scroll', look, { passive: true });
    // Observed, because reading the size earlier would force a second layout.
    const observer = new ResizeObserver(look);
    observer.observe(current);
    return () => {
      current.removeEventListener('scroll', look);
      observer.disconnect();
    };
  }, [list]);
  const [reveal] = useState(() => (place: number) => {
    const top = topToSee(place, view.current);
    if (top !== view.current.top) list.current?.scrollTo({ top });
  });
  return { places: placesOf(span, count, kept), reveal };
}

function spanOf({ top, height }: View): Span {
  return {
    first: Math.max(Math.floor(top / optionHeight) - overscan, 0),
    end: Math.ceil((top + height) / optionHeight) + overscan,
  };
}

/* A list that became shorter is not yet scrolled back: its last options are shown. */
function placesOf({ first, end }: Span, count: number, kept: number): readonly number[] {
  const start = Math.max(Math.min(first, count - (end - first)), 0);
  const length = Math.min(end - first, count - start);
  const shown = Array.from({ length }, (_, at) => start + at);
  const isApart = kept >= 0 && kept < count && !shown.includes(kept);
  return isApart ? [...shown, kept].toSorted((a, b) => a - b) : shown;
}

/* As little as the list must be scrolled; one that shows the place already stays. */
function topToSee(place: number, { top, height }: View): number {
  const start = place * optionHeight;
  return Math.min(start, Math.max(top, start + optionHeight - height));
}
