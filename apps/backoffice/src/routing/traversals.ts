/** The browser's back and forward. */
export interface Traversals {
  /** Has the listener called first, who may keep the event from everybody else; the answer ends it. */
  readonly subscribe: (listener: (event: Event) => void) => () => void;
}

/**
 * Hears of them before the router does, if it is called before anything is drawn: browsers call the listeners of the
 * window in the order in which they came, also those that ask to capture.
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
