import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import type { Range, Virtualizer } from '@tanstack/react-virtual';
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
    rangeExtractor,
  });
}
