import { defaultRangeExtractor, elementScroll, useVirtualizer } from '@tanstack/react-virtual';
import type { Range, Rect, Virtualizer, VirtualizerOptions } from '@tanstack/react-virtual';
import { useCallback } from 'react';
import { optionHeight } from '../../theme/scale.ts';

type VirtualOptions = {
  readonly count: number;
  /** Places that stay in the document wherever the list is scrolled to: that of the keyboard. */
  readonly kept: readonly number[];
  readonly keyOf: (index: number) => string | number;
  readonly scroller: () => HTMLElement | null;
};

/** What the list is taken to show before it is measured: the options of its first view come with its first render. */
const firstView = { width: 0, height: 8.5 * optionHeight };

/* Told of by the browser once it has laid the list out: asking beforehand would make it do so twice. */
function observeRect(
  { scrollElement }: Virtualizer<HTMLElement, Element>,
  tell: (rect: Rect) => void,
): (() => void) | undefined {
  if (!scrollElement) return undefined;
  const observer = new ResizeObserver(() => {
    tell({ width: scrollElement.offsetWidth, height: scrollElement.offsetHeight });
  });
  observer.observe(scrollElement);
  return () => observer.disconnect();
}

/* A list that is there already is not scrolled: that, too, would have it laid out at once. */
const scrollOn: VirtualizerOptions<HTMLElement, Element>['scrollToFn'] = (
  offset,
  options,
  list,
) => {
  if (offset + (options.adjustments ?? 0) !== list.scrollOffset)
    elementScroll(offset, options, list);
};

/** Whether an option is in view whole. */
export function isInView(
  { scrollOffset, scrollRect }: Virtualizer<HTMLElement, Element>,
  index: number,
): boolean {
  const start = scrollOffset ?? 0;
  const end = start + (scrollRect?.height ?? 0);
  return index * optionHeight >= start && (index + 1) * optionHeight <= end;
}

/** Which options of a long list are in the document: those in view, twelve more on either side (section 9), those kept. */
export function useVirtualOptions({
  count,
  kept,
  keyOf,
  scroller,
}: VirtualOptions): Virtualizer<HTMLElement, Element> {
  const rangeExtractor = useCallback(
    (range: Range) => {
      const shown = defaultRangeExtractor(range);
      const apart = kept.filter((place) => place < range.count && !shown.includes(place));
      return apart.length === 0 ? shown : [...shown, ...apart].toSorted((a, b) => a - b);
    },
    [kept],
  );
  return useVirtualizer({
    count,
    getScrollElement: scroller,
    getItemKey: keyOf,
    estimateSize: () => optionHeight,
    overscan: 12,
    initialRect: firstView,
    observeElementRect: observeRect,
    scrollToFn: scrollOn,
    rangeExtractor,
  });
}
