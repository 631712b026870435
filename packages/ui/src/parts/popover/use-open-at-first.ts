import { useEffect, useState } from 'react';

/** Whether it is open, as a trigger of React Aria takes it. */
export type OpenState = {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
};

/**
 * Opens the overlay for a press on a placeholder button, whose code was still loading. It waits
 * until the real button has the focus (give it `autoFocus`), because closing returns the focus to
 * the element that had it on opening.
 */
export function useOpenAtFirst(isOpenAtFirst: boolean): OpenState {
  const [isOpen, onOpenChange] = useState(false);
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- what has the focus is known only once it is drawn
    if (isOpenAtFirst) onOpenChange(true);
  }, [isOpenAtFirst]);
  return { isOpen, onOpenChange };
}
