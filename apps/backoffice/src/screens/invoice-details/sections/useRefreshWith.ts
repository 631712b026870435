import { useEffect, useRef } from 'react';

/**
 * Asks anew whenever the invoice is another than the one that was known before, not for the first.
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
