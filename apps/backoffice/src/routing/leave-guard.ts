import { createContext } from 'react';

/** Knows whether leaving the page would lose edits, and asks first. */
export interface LeaveGuard {
  /** Something would be lost from now on, until the answer is called. */
  readonly hold: () => () => void;
  /** A dialog says by itself whether something was entered in it, until the answer is called. */
  readonly holdEntered: (hasEntered: () => boolean) => () => void;
  /** Whether something that was typed would be lost with the page, in a dialog too. */
  readonly mayLose: () => boolean;
  /** Acts as soon as nothing would be lost: at once, or once it is saved or discarded. The answer ends the wait. */
  readonly whenFree: (act: () => void) => () => void;
  /** Gives up all that would be lost: the person agreed to leave. */
  readonly giveUp: () => void;
  /**
   * Runs an action that leaves the page: at once without edits, otherwise after the person's
   * confirmation.
   * @param isLost whether it asks; by default what is typed in a dialog does not count, which a link in it may follow
   */
  readonly ask: (leave: () => void, isLost?: boolean) => void;
}

/** Without a provider, as in a story, leaving never asks. */
export const LeaveGuardContext = createContext<LeaveGuard>({
  hold: () => () => undefined,
  holdEntered: () => () => undefined,
  mayLose: () => false,
  whenFree: (act) => {
    act();
    return () => undefined;
  },
  giveUp: () => undefined,
  ask: (leave) => leave(),
});

/** @param onQuestion asks the person, and runs the action once they agree */
export function createLeaveGuard(onQuestion: (leave: () => void) => void): LeaveGuard {
  const held = new Set<object>();
  const dialogs = new Set<() => boolean>();
  const waiting = new Set<() => void>();
  const mayLose = () => held.size > 0 || [...dialogs].some((hasEntered) => hasEntered());
  // Not at once: what is held is often given back and held again in one render.
  const look = () =>
    queueMicrotask(() => {
      for (const act of waiting) {
        if (mayLose()) return;
        waiting.delete(act);
        act();
      }
    });
  const add = <Held>(all: Set<Held>, one: Held) => {
    all.add(one);
    return () => {
      all.delete(one);
      if (waiting.size > 0) look();
    };
  };
  return {
    hold: () => add(held, {}),
    holdEntered: (hasEntered) => add(dialogs, hasEntered),
    mayLose,
    whenFree: (act) => {
      if (mayLose()) waiting.add(act);
      else act();
      return () => waiting.delete(act);
    },
    giveUp: () => {
      held.clear();
      dialogs.clear();
    },
    ask: (leave, isLost = held.size > 0) => (isLost ? onQuestion(leave) : leave()),
  };
}
