import { useCallback, useSyncExternalStore } from 'react';
import { breakpoints } from '../../theme/scale.ts';

/**
 * Whether the window is narrower than a breakpoint. Use it only for behaviour that CSS cannot
 * switch, such as whether an icon needs a tooltip; visibility belongs in the style.
 */
export function useIsNarrowerThan(breakpoint: keyof typeof breakpoints): boolean {
  const query = `(width < ${breakpoints[breakpoint]}px)`;
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}
