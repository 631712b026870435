import { expect, test, vi } from 'vitest';
import { createSessionStore, holdsSession } from './session-store.ts';

function browserWith(cookie: string) {
  const events = new EventTarget();
  return {
    document: { cookie },
    window: events,
    focus: () => events.dispatchEvent(new Event('focus')),
  };
}

test.each([
  ['', false],
  ['jwt=', false],
  ['jwt_sig=abc', false],
  ['theme=dark; jwt=a.b', true],
  ['jwt=a.b; theme=dark', true],
  ['notjwt=a.b', false],
])('cookies %j hold a session: %s', (cookies, expected) => {
  expect(holdsSession(cookies)).toBe(expected);
});

test('ending the session removes the cookie of path / and tells who listens', () => {
  const browser = browserWith('jwt=a.b');
  const store = createSessionStore(browser);
  const listener = vi.fn<() => void>();
  store.subscribe(listener);
  store.end();
  expect(browser.document.cookie).toBe('jwt=; path=/; max-age=0; samesite=lax');
  expect(listener).toHaveBeenCalledOnce();
});

test('a session that another tab ended is noticed on return to this one', () => {
  const browser = browserWith('jwt=a.b');
  const store = createSessionStore(browser);
  const seen: boolean[] = [];
  const unsubscribe = store.subscribe(() => seen.push(store.isSignedIn()));
  browser.document.cookie = '';
  browser.focus();
  unsubscribe();
  browser.focus();
  expect(seen).toEqual([false]);
});
