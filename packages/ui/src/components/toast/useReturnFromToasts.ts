import { useEffect } from 'react';

const isToast = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-react-aria-top-layer]') !== null;

/**
 * Makes F6 return from the toasts to the earlier focus. React Aria moves to the next landmark, and
 * there is none: the focus would stay in the toasts, and their timers would stay paused.
 */
export function useReturnFromToasts(): void {
  useEffect(() => {
    const before: { element: Element | null } = { element: document.activeElement };
    const note = ({ target }: FocusEvent) => {
      if (target instanceof Element && !isToast(target)) before.element = target;
    };
    const goBack = (event: KeyboardEvent) => {
      const { element } = before;
      const isWay = event.key === 'F6' && isToast(event.target);
      if (!isWay || !(element instanceof HTMLElement) || !element.isConnected) return;
      event.preventDefault();
      event.stopPropagation();
      element.focus();
    };
    document.addEventListener('focusin', note);
    // Before React Aria, which listens on the document.
    window.addEventListener('keydown', goBack, { capture: true });
    return () => {
      document.removeEventListener('focusin', note);
      window.removeEventListener('keydown', goBack, { capture: true });
    };
  }, []);
}
