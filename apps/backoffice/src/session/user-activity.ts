/** The part of the browser in which a person acts. */
export type ActivityPlace = Pick<EventTarget, 'addEventListener'>;

/** When the person of this page last did something. */
export interface UserActivity {
  /** Whether they did nothing for a minute: what the page requests by itself then is no activity. */
  readonly isIdle: () => boolean;
  /** Has the listener called at each action; the answer ends it. */
  readonly subscribe: (listener: () => void) => () => void;
}

const IDLE_AFTER_MS = 60_000;
const ACTIONS = ['pointerdown', 'keydown', 'wheel'] as const;

/** Watches for actions; opening the page is the first one. */
export function watchActivity(place: ActivityPlace, now: () => number = Date.now): UserActivity {
  const listeners = new Set<() => void>();
  let lastAt = now();
  const act = () => {
    lastAt = now();
    for (const listener of listeners) listener();
  };
  // While captured: an overlay may keep an event to itself.
  for (const action of ACTIONS) {
    place.addEventListener(action, act, { capture: true, passive: true });
  }
  return {
    isIdle: () => now() - lastAt >= IDLE_AFTER_MS,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
