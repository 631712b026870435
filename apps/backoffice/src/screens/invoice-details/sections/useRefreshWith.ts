import { useEffect, useRef } from 'react';

/**
 * Requests again whenever the invoice changes, but not for the first one.
 * @param freshness of the invoice; undefined until it is known.
 */
export function useRefreshWith(
  freshness: string | undefined,
  refresh: () => Promise<unknown>,
): void {
  const known = useRef(freshness);
  useEffect(() => {
    const before = known.current;
    known.current = freshness;
    if (before === undefined || before === freshness) return;
    void refresh();
  }, [freshness, refresh]);
}
