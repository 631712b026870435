import { useLayoutEffect, useRef } from 'react';
import { keepLeftPath } from './left-path.ts';

/** Moves the focus to the page's heading after a navigation, not on the first page. An effect of the page may move it on. */
export function useFocusHeading(path: string): void {
  const shownPath = useRef(path);
  useLayoutEffect(() => {
    if (shownPath.current === path) return;
    keepLeftPath(shownPath.current);
    shownPath.current = path;
    const heading = document.querySelector('h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus();
  }, [path]);
}
