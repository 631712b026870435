import { useEffect, useState } from 'react';

/** How long (ms) a view must have been seen before a press on it counts (FORM-201): a second, and what a slow tap takes. */
const settleMs = 1200;

/**
 * Whether the view has been seen for a second, so that a press was meant for it: the second tap of a double tap lands
 * where another button stood before. Begins anew with another view, and whenever the tab is shown again.
 */
export function usePressGuard(view: string): boolean {
  const [firstView] = useState(view);
  // The server drew the first view: how long it has been seen, only the browser knows.
  const [settled, setSettled] = useState(view);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const begin = (seenForMs: number) => {
      clearTimeout(timer);
      const isSeen = document.visibilityState === 'visible';
      if (isSeen && seenForMs >= settleMs) return setSettled(view);
      setSettled('');
      if (isSeen) timer = setTimeout(() => setSettled(view), settleMs - seenForMs);
    };
    const onShown = () => begin(0);
    begin(view === firstView ? sinceFirstPaint() : 0);
    document.addEventListener('visibilitychange', onShown);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onShown);
    };
  }, [view, firstView]);
  return settled === view;
}

/** How long (ms) the page has shown anything. A browser that does not tell has shown it since it began to load. */
function sinceFirstPaint(): number {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  return performance.now() - (paint?.startTime ?? 0);
}
