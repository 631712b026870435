import { useEffect } from 'react';
import type { RefObject } from 'react';

/**
 * When the focused element of the page goes away, its card gets the focus, or the page: a reader goes on from there
 * and not from the top of the document. A dialog that returns the focus comes first.
 */
export function useKeptFocus(mainRef: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const main = mainRef.current;
    if (main === null) return undefined;
    let places: readonly HTMLElement[] = [];
    let frame = 0;
    const remember = ({ target }: FocusEvent) => {
      places = target instanceof HTMLElement ? [target, ...placesAround(target, main)] : [];
    };
    const keep = () => {
      const [focused] = places;
      if (focused === undefined || focused.isConnected || hasFocus()) return;
      const place = places.find(({ isConnected }) => isConnected);
      places = [];
      place?.setAttribute('tabindex', '-1');
      place?.focus({ preventScroll: true });
    };
    // A dialog that closes restores the focus in the frame after it.
    const look = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => (frame = requestAnimationFrame(keep)));
    };
    const observer = new MutationObserver(look);
    observer.observe(main, { childList: true, subtree: true });
    main.addEventListener('focusin', remember);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      main.removeEventListener('focusin', remember);
    };
  }, [mainRef]);
}

const hasFocus = (): boolean =>
  document.activeElement !== null && document.activeElement !== document.body;

/* The named sections around it, from the inside out, and the page at last. */
function placesAround(target: HTMLElement, main: HTMLElement): HTMLElement[] {
  const places: HTMLElement[] = [];
  for (let at: HTMLElement | null = target.parentElement; at !== null; at = at.parentElement) {
    if (at === main || at.matches('section[aria-labelledby]')) places.push(at);
    if (at === main) break;
  }
  return places;
}
