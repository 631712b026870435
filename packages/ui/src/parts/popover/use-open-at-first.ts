import { useEffect, useState } from 'react';

/** Whether it is open, as a trigger of React Aria takes it. */
export type OpenState = {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
};

/**
 * Opens what a press on another button asked for, its code having come meanwhile. Not before the button in that one's
 * place has the focus (give it `autoFocus`): the focus goes back to where it was when it opened.
 */
export function useOpenAtFirst(isOpenAtFirst: boolean): OpenState {
  const [isOpen, onOpenChange] = useState(false);
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- what has the focus is known only once it is drawn
    if (isOpenAtFirst) onOpenChange(true);
  }, [isOpenAtFirst]);
  return { isOpen, onOpenChange };
}
