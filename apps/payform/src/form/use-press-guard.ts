import { useEffect, useState } from 'react';

/**
 * The time (ms) a view must have been visible before a press counts (FORM-201): a second, and the
 * length of a slow tap.
 */
const settleMs = 1200;

/**
 * Whether the view has been visible for a second, so that a press was meant for it: the second tap
 * of a double tap hits a new button. Restarts with another view, and whenever the tab is shown
 * again.
 */
export function usePressGuard(view: string): boolean {
  const [firstView] = useState(view);
  // Until the script runs a press does nothing, and only the browser knows how long the view has been visible.
  const [settled, setSettled] = useState('');
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

/** The time (ms) since the first paint. Without that data it is the time since loading began. */
function sinceFirstPaint(): number {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  return performance.now() - (paint?.startTime ?? 0);
}
