import { createContext, useContext, useEffect } from 'react';

/**
 * Around an app that replaces its page by itself: it learns which dialogs are mounted, and asks them whether something
 * that was typed would be lost. Its answer ends that for one dialog.
 */
export const HoldEntered = createContext<(hasEntered: () => boolean) => () => void>(
  () => () => undefined,
);

/** Lets the app around it ask whether something was entered. */
export function useHoldEntered(hasEntered: () => boolean): void {
  const hold = useContext(HoldEntered);
  // At each render, also the one that closes the dialog: the app looks again.
  useEffect(() => hold(hasEntered));
}
