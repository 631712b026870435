/** Whether somebody is signed in, as the browser knows it: the presence of the cookie `jwt` (decision 23). */
export interface SessionStore {
  readonly isSignedIn: () => boolean;
  /** Has the listener called when that may have changed; the answer ends it. */
  readonly subscribe: (listener: () => void) => () => void;
  /** The server has set or cleared the cookies. */
  readonly refresh: () => void;
  /** Forgets the session here, whatever the server knows. */
  readonly end: () => void;
}

/** The part of the browser that the session lives in. */
export interface SessionPlace {
  readonly document: Pick<Document, 'cookie'>;
  readonly window: Pick<Window, 'addEventListener' | 'removeEventListener'>;
}

/** Whether a cookie string, as `document.cookie` gives it, holds a session. */
export function holdsSession(cookies: string): boolean {
  return cookies.split('; ').some((cookie) => /^jwt=./.test(cookie));
}

/** The session of a browser. Another tab may end it, so it is looked at again on return to this one. */
export function createSessionStore(place: SessionPlace): SessionStore {
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  return {
    end: () => {
      place.document.cookie = 'jwt=; path=/; max-age=0; samesite=lax';
      notify();
    },
    isSignedIn: () => holdsSession(place.document.cookie),
    refresh: notify,
    subscribe: (listener) => {
      listeners.add(listener);
      place.window.addEventListener('focus', listener);
      return () => {
        listeners.delete(listener);
        place.window.removeEventListener('focus', listener);
      };
    },
  };
}
