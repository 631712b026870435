/** Requests that wait until the person has confirmed who they are (PEOPLE-174). */
export interface StepUpRequests {
  /** Whether any waits. */
  readonly isOpen: () => boolean;
  /** Has the listener called when that changes; the answer ends it. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Waits for the confirmation; false if the person would rather not. */
  readonly wait: () => Promise<boolean>;
  /** Ends the waiting of all. */
  readonly settle: (isConfirmed: boolean) => void;
}

/** One confirmation is enough for all requests that wait. */
export function createStepUpRequests(): StepUpRequests {
  const listeners = new Set<() => void>();
  let waiting: PromiseWithResolvers<boolean> | undefined;
  const become = (next: typeof waiting) => {
    waiting = next;
    for (const listener of listeners) listener();
  };
  return {
    isOpen: () => waiting !== undefined,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    wait: async () => {
      if (waiting === undefined) become(Promise.withResolvers<boolean>());
      return waiting?.promise ?? false;
    },
    settle: (isConfirmed) => {
      waiting?.resolve(isConfirmed);
      become(undefined);
    },
  };
}
