/** The browser's back and forward. */
export interface Traversals {
  /**
   * Calls the listener first, so that it can stop the event; returns a function that removes it.
   */
  readonly subscribe: (listener: (event: Event) => void) => () => void;
}

/**
 * Receives them before the router, if it is called before the first render: browsers call the
 * listeners of the window in the order of registration, including capturing ones.
 */
export function listenToTraversals(place: Pick<Window, 'addEventListener'>): Traversals {
  const listeners = new Set<(event: Event) => void>();
  place.addEventListener('popstate', (event) => {
    for (const listener of listeners) listener(event);
  });
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
