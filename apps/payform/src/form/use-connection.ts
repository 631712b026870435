import { useCallback, useEffect, useState } from 'react';

/** Whether the server can be reached, as far as is known. */
export type Connection = {
  readonly isLost: boolean;
  /** Told how each call went. */
  readonly onReach: (isReached: boolean) => void;
};

/**
 * Whether the server can be reached: as the last call went, and lost as soon as the browser says so. That it is back is
 * only believed of a call; every one that is waited with is made at once then (`pause`).
 */
export function useConnection(): Connection {
  const [isLost, setLost] = useState(false);
  useEffect(() => {
    const lose = () => setLost(true);
    if (!navigator.onLine) lose();
    addEventListener('offline', lose);
    return () => removeEventListener('offline', lose);
  }, []);
  return { isLost, onReach: useCallback((isReached) => setLost(!isReached), []) };
}
