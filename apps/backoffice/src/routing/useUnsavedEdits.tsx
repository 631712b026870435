import { useContext, useEffect } from 'react';
import { LeaveGuardContext } from './leave-guard.ts';

function askBrowser(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

/**
 * While it has unsaved edits, leaving the page asks: going elsewhere in the app and back or forward in the
 * browser by a dialog of ours, closing or reloading the tab by the browser's own. Changing only the query of
 * the address, and replacing the address, are not leaving.
 * @param isDirty whether something was typed that is not saved yet. False again once it is saved.
 */
export function useUnsavedEdits(isDirty: boolean): void {
  const { hold } = useContext(LeaveGuardContext);
  useEffect(() => {
    if (!isDirty) return undefined;
    const release = hold();
    window.addEventListener('beforeunload', askBrowser);
    return () => {
      release();
      window.removeEventListener('beforeunload', askBrowser);
    };
  }, [hold, isDirty]);
}

/** Runs what leaves the page without going through the router, such as signing out, once nothing is lost by it. */
export function useAskToLeave(): (leave: () => void) => void {
  return useContext(LeaveGuardContext).ask;
}
