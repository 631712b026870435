import { useState } from 'react';
import type { KeyboardEvent } from 'react';

/** The point that is being read: its index, and whether a key led there, which is then announced. */
export type Cursor = { readonly index: number; readonly isByKey: boolean };

/** Where a key leads from an index among some points, or undefined where it leads nowhere. */
function moved(key: string, index: number, count: number): number | undefined {
  const last = count - 1;
  switch (key) {
    case 'ArrowLeft':
      return Math.max(0, index - 1);
    case 'ArrowRight':
      return Math.min(last, index + 1);
    case 'PageUp':
      return Math.max(0, index - 10);
    case 'PageDown':
      return Math.min(last, index + 10);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return undefined;
  }
}

/** The crosshair of a chart. Without one, the last point is shown. */
export function useCursor(count: number) {
  const [cursor, setCursor] = useState<Cursor | null>(null);
  const last = count - 1;
  const index = Math.min(cursor?.index ?? last, last);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && cursor !== null) {
      setCursor(null);
      /* One press, one thing: the dialog around the chart stays. */
      event.stopPropagation();
      return;
    }
    /* The first press of an arrow only shows the cross, at the point that was being read. */
    const isFirst = cursor === null && event.key.startsWith('Arrow');
    const next = moved(event.key, index, count);
    if (next === undefined) return;
    event.preventDefault();
    setCursor({ index: isFirst ? index : next, isByKey: true });
  };

  return {
    cursor: cursor === null ? null : { ...cursor, index },
    index,
    onKeyDown,
    pointAt: (pointed: number) => setCursor({ index: pointed, isByKey: false }),
    leave: () => setCursor(null),
  };
}
