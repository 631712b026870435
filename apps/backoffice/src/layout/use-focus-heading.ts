import { useEffect, useRef } from 'react';

/** Moves the focus to the page's heading after a navigation, not on the first page. */
export function useFocusHeading(path: string): void {
  const shownPath = useRef(path);
  useEffect(() => {
    if (shownPath.current === path) return;
    shownPath.current = path;
    const heading = document.querySelector('h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus();
  }, [path]);
}
