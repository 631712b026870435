import { useEffect } from 'react';
import type { RefObject } from 'react';

/**
 * When the focused element goes away, the focus is kept: of the page, by its card or the page itself, and of a dialog
 * that took the place of another, by the button that opened the first. A dialog that returns the focus comes first.
 */
export function useKeptFocus(mainRef: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const main = mainRef.current;
    if (main === null) return undefined;
    let last: Element | undefined;
    let places: readonly HTMLElement[] = [];
    let frame = 0;
    const remember = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return;
      last = target;
      if (main.contains(target)) places = [target, ...placesAround(target, main)];
    };
    const keep = () => {
      if (last === undefined || last.isConnected || hasFocus()) return;
      // A dialog that is still open, and whose content changed, comes before the page below it.
      const open = [...document.querySelectorAll<HTMLElement>('[role="dialog"]')].slice(-1);
      [...open, ...places].find((place) => place.isConnected && takesFocus(place));
    };
    // A dialog that closes restores the focus in the frame after it.
    const look = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => (frame = requestAnimationFrame(keep)));
    };
    const observer = new MutationObserver(look);
    observer.observe(main, { childList: true, subtree: true });
    // Dialogs are beside the app.
    observer.observe(document.body, { childList: true });
    document.addEventListener('focusin', remember);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      document.removeEventListener('focusin', remember);
    };
  }, [mainRef]);
}

const hasFocus = (): boolean =>
  document.activeElement !== null && document.activeElement !== document.body;

function takesFocus(place: HTMLElement): boolean {
  if (place.matches('main, section')) place.setAttribute('tabindex', '-1');
  place.focus({ preventScroll: true });
  return hasFocus();
}

/* The named sections around it, from the inside out, and the page at last. */
function placesAround(target: HTMLElement, main: HTMLElement): HTMLElement[] {
  const places: HTMLElement[] = [];
  for (let at: HTMLElement | null = target.parentElement; at !== null; at = at.parentElement) {
    if (at === main || at.matches('section[aria-labelledby]')) places.push(at);
    if (at === main) break;
  }
  return places;
}
