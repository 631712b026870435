import { statusPollMs } from '@tiyin/domain/payment-form';
import { useEffect, useState } from 'react';
import { pause } from './pause.ts';

/**
 * A view from a separate script, once loaded, with retries while the network fails. `load` must be
 * stable.
 */
export function useLoadedView<View>(
  isWanted: boolean,
  load: () => Promise<View>,
  onReach: (isReached: boolean) => void,
): View | undefined {
  const [loaded, setLoaded] = useState<{ readonly view: View }>();
  useEffect(() => {
    if (!isWanted) return undefined;
    const left = new AbortController();
    const request = async () => {
      while (!left.signal.aborted) {
        try {
          const view = await load();
          onReach(true);
          return setLoaded({ view });
        } catch {
          onReach(false);
          await pause(statusPollMs, left.signal);
        }
      }
    };
    void request();
    return () => left.abort();
  }, [isWanted, load, onReach]);
  return loaded?.view;
}
