import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import type { Range } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useState } from 'react';
import type { RefCallback } from 'react';
import { optionHeight } from '../../theme/option-height.ts';

/* More rows than this are not all put into the page. */
const virtualFrom = 100;

/* The numbers of OFFICE-23. */
const overscan = 12;

/** A row to render, and the empty height before it, in CSS pixels. */
export type ShownRow = { readonly index: number; readonly gapBefore: number };

/** The rows to render, and a function that scrolls to others. */
export type VirtualRows = {
  readonly isVirtual: boolean;
  readonly shown: readonly ShownRow[];
  /** The empty height after the last shown row. */
  readonly gapAfter: number;
  readonly scrollRef: RefCallback<HTMLElement>;
  readonly measureRow: RefCallback<HTMLElement> | undefined;
  readonly scrollToRow: (row: number) => void;
};

/**
 * Which rows to render: all of a short table, of a long one those in view.
 * @param count of all rows
 * @param kept a row that is rendered wherever the table is scrolled to, so that the focus in it is not lost
 */
export function useVirtualRows(count: number, kept: number): VirtualRows {
  const isVirtual = count > virtualFrom;
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  /*
   * Usually all rows have the height of the first. A correct estimate prevents shifts when rows
   * appear.
   */
  const [learnt, setLearnt] = useState<number | null>(null);
  const learn = useCallback((row: HTMLElement | null) => {
    if (row) setLearnt(row.offsetHeight);
  }, []);
  const virtualizer = useVirtualizer({
    count,
    enabled: isVirtual,
    getScrollElement: () => scroller,
    estimateSize: () => learnt ?? optionHeight,
    overscan,
    rangeExtractor: useCallback(
      (range: Range) => withRow(defaultRangeExtractor(range), kept, range.count),
      [kept],
    ),
  });
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, learnt]);
  const items = virtualizer.getVirtualItems();
  return {
    isVirtual,
    shown: isVirtual
      ? items.map((item, at) => ({
          index: item.index,
          gapBefore: item.start - (items[at - 1]?.end ?? 0),
        }))
      : Array.from({ length: count }, (_, index) => ({ index, gapBefore: 0 })),
    gapAfter: isVirtual ? virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0) : 0,
    scrollRef: setScroller,
    measureRow: isVirtual ? (learnt === null ? learn : virtualizer.measureElement) : undefined,
    scrollToRow: (row) => {
      if (isVirtual) {
        virtualizer.scrollToIndex(row);
      }
    },
  };
}

function withRow(rows: number[], row: number, count: number): number[] {
  return row < 0 || row >= count || rows.includes(row)
    ? rows
    : [...rows, row].toSorted((a, b) => a - b);
}
