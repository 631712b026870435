import { useCallback, useEffect, useState } from 'react';

/** Whether the server can be reached, as far as is known. */
export type Connection = {
  readonly isLost: boolean;
  /** Called with the result of each call. */
  readonly onReach: (isReached: boolean) => void;
};

/**
 * Whether the server is reachable: the result of the last call, and false as soon as the browser
 * reports offline. Only a successful call makes it true again; when the browser reports online,
 * waiting calls are sent at once (`pause`).
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
