import type { RefCallback } from 'react';

/** More rows than this are not all put into the page. */
export const longFrom = 100;

/** A row to render, and the empty height before it, in CSS pixels. */
export type ShownRow = { readonly index: number; readonly gapBefore: number };

/** The rows to render. */
export type RowWindow = {
  readonly shown: readonly ShownRow[];
  /** The empty height after the last shown row. */
  readonly gapAfter: number;
  readonly measureRow: RefCallback<HTMLElement> | undefined;
};

/** All rows of a short table. */
export function allRows(count: number): RowWindow {
  const shown = Array.from({ length: count }, (_, index) => ({ index, gapBefore: 0 }));
  return { shown, gapAfter: 0, measureRow: undefined };
}
