import { useEffect, useState } from 'react';
import { loadLateStep } from './late.ts';
import type { LateView } from './late.ts';

/**
 * The late steps' view: given with the page, or loaded as soon as the form runs, before anyone can
 * reach them.
 */
export function useLateStep(
  given: LateView | undefined,
  onReach: (isReached: boolean) => void,
): LateView | undefined {
  // In an object, as a function would be taken for one that makes the next state.
  const [loaded, setLoaded] = useState({ view: given });
  const isMissing = loaded.view === undefined;
  useEffect(() => {
    if (!isMissing) return undefined;
    const left = new AbortController();
    const load = async () => {
      const view = await loadLateStep(left.signal, () => onReach(false));
      if (view !== undefined) setLoaded({ view });
    };
    void load();
    return () => left.abort();
  }, [isMissing, onReach]);
  return loaded.view;
}
