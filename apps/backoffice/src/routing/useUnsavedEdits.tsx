import { useContext, useEffect } from 'react';
import { LeaveGuardContext } from './leave-guard.ts';

function askBrowser(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

/**
 * While there are unsaved edits, leaving the page asks: navigation in the app and back or forward
 * in the browser by our dialog, closing or reloading the tab by the browser's own. Changing only
 * the query of the address, and replacing the address, are not leaving.
 * @param isDirty whether there are unsaved edits. False again once they are saved.
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

/**
 * Runs an action that leaves the page without the router, such as signing out, once nothing would
 * be lost.
 */
export function useAskToLeave(): (leave: () => void) => void {
  return useContext(LeaveGuardContext).ask;
}
