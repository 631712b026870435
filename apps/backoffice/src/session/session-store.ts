/**
 * The page's session: `in`; `lost`, if it ended while the person was signed in, who may sign in
 * again in place (PEOPLE-11); `out`.
 */
export type SessionState = 'in' | 'lost' | 'out';

/** Whether a person is signed in, by the presence of the cookie `jwt` (PEOPLE-5). */
export interface SessionStore {
  readonly state: () => SessionState;
  /** Has the listener called when that may have changed; the answer ends it. */
  readonly subscribe: (listener: () => void) => () => void;
  /** The server has set or cleared the cookies. */
  readonly refresh: () => void;
  /** The session's cookie, as requests send it; missing without a session. */
  readonly cookie: () => string | undefined;
  /**
   * The server no longer knows the session that a request of a page in use was sent with. A session
   * that began since then is not lost by it.
   */
  readonly lose: (sent: string | undefined) => void;
  /** Clears the session here, without the server. */
  readonly end: () => void;
}

/** The part of the browser that the session lives in. */
export interface SessionPlace {
  readonly document: Pick<Document, 'cookie'>;
  readonly window: Pick<Window, 'addEventListener' | 'removeEventListener'>;
}

/** Written to storage when a person signs out, so that their other windows show nothing any more. */
export const SIGNED_OUT_KEY = 'tiyin.signedOut';

function sessionCookie(cookies: string): string | undefined {
  return cookies.split('; ').find((cookie) => /^jwt=./.test(cookie));
}

/** Whether a cookie string, as `document.cookie` gives it, holds a session. */
export function holdsSession(cookies: string): boolean {
  return sessionCookie(cookies) !== undefined;
}

function isSignOut(event: Event): boolean {
  return 'key' in event && event.key === SIGNED_OUT_KEY;
}

/**
 * The session of a browser. Another tab may start or end it, so it is checked again on return to
 * this one. A signed-in page without a cookie has lost its session, and keeps its content.
 */
export function createSessionStore(place: SessionPlace): SessionStore {
  const listeners = new Set<() => void>();
  let state: SessionState = holdsSession(place.document.cookie) ? 'in' : 'out';
  const become = (next: SessionState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const forget = (next: 'lost' | 'out') => {
    place.document.cookie = 'jwt=; path=/; max-age=0; samesite=lax';
    become(next);
  };
  const refresh = () => {
    const missing = state === 'out' ? 'out' : 'lost';
    become(holdsSession(place.document.cookie) ? 'in' : missing);
  };
  const end = () => forget('out');
  const cookie = () => sessionCookie(place.document.cookie);
  const isReplaced = (sent: string | undefined) => cookie() !== undefined && cookie() !== sent;
  const listen = (event: Event) => {
    if (isSignOut(event)) end();
  };
  return {
    cookie,
    end,
    lose: (sent) => {
      if (state === 'in' && !isReplaced(sent)) forget('lost');
    },
    refresh,
    state: () => state,
    subscribe: (listener) => {
      if (listeners.size === 0) {
        place.window.addEventListener('focus', refresh);
        place.window.addEventListener('storage', listen);
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        place.window.removeEventListener('focus', refresh);
        place.window.removeEventListener('storage', listen);
      };
    },
  };
}
