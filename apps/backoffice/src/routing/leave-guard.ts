import { createContext } from 'react';

/** Knows whether something on the page would be lost by leaving it, and asks before it is. */
export interface LeaveGuard {
  /** Something would be lost from now on, until the answer is called. */
  readonly hold: () => () => void;
  readonly hasEdits: () => boolean;
  /** Runs what leaves the page: at once where nothing would be lost, else once the person says so. */
  readonly ask: (leave: () => void) => void;
}

/** Without a provider above, as in a story, leaving is never asked about. */
export const LeaveGuardContext = createContext<LeaveGuard>({
  hold: () => () => undefined,
  hasEdits: () => false,
  ask: (leave) => leave(),
});
