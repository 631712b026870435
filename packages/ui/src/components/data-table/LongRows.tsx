import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import type { Range } from '@tanstack/react-virtual';
import { useCallback, useImperativeHandle, useLayoutEffect, useState } from 'react';
import type { ReactNode, Ref } from 'react';
import { optionHeight } from '../../theme/option-height.ts';
import type { RowWindow } from './row-window.ts';

/* The numbers of OFFICE-23. */
const overscan = 12;

type LongRowsProps = {
  /** The number of all rows. */
  readonly count: number;
  /** A row that is rendered wherever the table is scrolled to, so that the focus in it is not lost. */
  readonly kept: number;
  readonly scroller: HTMLElement | null;
  /** Gets the function that scrolls to a row, which renders it. */
  readonly scrollToRow: Ref<(row: number) => void>;
  readonly children: (rows: RowWindow) => ReactNode;
};

/** The rows of a long table that are in view. In a file of its own, because most tables are short. */
export function LongRows({ count, kept, scroller, scrollToRow, children }: LongRowsProps) {
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
    getScrollElement: () => scroller,
    estimateSize: () => learnt ?? optionHeight,
    overscan,
    rangeExtractor: useCallback(
      (range: Range) => withRow(defaultRangeExtractor(range), kept, range.count),
      [kept],
    ),
  });
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, learnt]);
  useImperativeHandle(scrollToRow, () => (row: number) => virtualizer.scrollToIndex(row), [
    virtualizer,
  ]);
  const items = virtualizer.getVirtualItems();
  return children({
    shown: items.map((item, at) => ({
      index: item.index,
      gapBefore: item.start - (items[at - 1]?.end ?? 0),
    })),
    gapAfter: virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0),
    measureRow: learnt === null ? learn : virtualizer.measureElement,
  });
}

function withRow(rows: number[], row: number, count: number): number[] {
  return row < 0 || row >= count || rows.includes(row)
    ? rows
    : [...rows, row].toSorted((a, b) => a - b);
}
