/** Requests that were refused because the person may not do it: the page may show permissions that were taken away. */
export interface Refusals {
  readonly notify: () => void;
  /** Has the listener called at each refusal; the answer ends it. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Of one page. */
export function createRefusals(): Refusals {
  const listeners = new Set<() => void>();
  return {
    notify: () => {
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
