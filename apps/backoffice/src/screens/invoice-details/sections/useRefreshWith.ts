import { useEffect, useRef } from 'react';

/**
 * Requests again whenever the invoice changes, but not for the first one.
 * @param freshness of the invoice.
 */
export function useRefreshWith(freshness: string, refresh: () => Promise<unknown>): void {
  const known = useRef(freshness);
  useEffect(() => {
    if (known.current === freshness) return;
    known.current = freshness;
    void refresh();
  }, [freshness, refresh]);
}
