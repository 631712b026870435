import { createContext } from 'react';

/** Knows whether leaving the page would lose edits, and asks first. */
export interface LeaveGuard {
  /** Something would be lost from now on, until the answer is called. */
  readonly hold: () => () => void;
  readonly hasEdits: () => boolean;
  /**
   * Runs an action that leaves the page: at once without edits, otherwise after the person's
   * confirmation.
   */
  readonly ask: (leave: () => void) => void;
}

/** Without a provider, as in a story, leaving never asks. */
export const LeaveGuardContext = createContext<LeaveGuard>({
  hold: () => () => undefined,
  hasEdits: () => false,
  ask: (leave) => leave(),
});
