import { expect, test, vi } from 'vitest';
import { createSessionStore, holdsSession, SIGNED_OUT_KEY } from './session-store.ts';

function browserWith(cookie: string) {
  const events = new EventTarget();
  return {
    document: { cookie },
    window: events,
    focus: () => events.dispatchEvent(new Event('focus')),
    signOutElsewhere: () =>
      events.dispatchEvent(Object.assign(new Event('storage'), { key: SIGNED_OUT_KEY })),
  };
}

// PEOPLE-5
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

// PEOPLE-8
test('ending the session removes the cookie of path / and calls the listeners', () => {
  const browser = browserWith('jwt=a.b');
  const store = createSessionStore(browser);
  const listener = vi.fn<() => void>();
  store.subscribe(listener);
  store.end();
  expect(browser.document.cookie).toBe('jwt=; path=/; max-age=0; samesite=lax');
  expect(listener).toHaveBeenCalledOnce();
  expect(store.state()).toBe('out');
});

// PEOPLE-11
test('a session is lost once, and found again with a new cookie', () => {
  const browser = browserWith('jwt=a.b');
  const store = createSessionStore(browser);
  const listener = vi.fn<() => void>();
  store.subscribe(listener);
  store.lose('jwt=a.b');
  store.lose('jwt=a.b');
  expect(listener).toHaveBeenCalledOnce();
  expect(store.state()).toBe('lost');
  browser.document.cookie = 'jwt=c.d';
  store.refresh();
  expect(store.state()).toBe('in');
});

test('a signed-out page has no session to lose', () => {
  const store = createSessionStore(browserWith(''));
  store.lose(undefined);
  store.refresh();
  expect(store.state()).toBe('out');
});

test('a session that ended while the tab was away is lost, on return to it', () => {
  const browser = browserWith('jwt=a.b');
  const store = createSessionStore(browser);
  const seen: string[] = [];
  const unsubscribe = store.subscribe(() => seen.push(store.state()));
  browser.document.cookie = '';
  browser.focus();
  unsubscribe();
  browser.focus();
  expect(seen).toEqual(['lost']);
});

test('signing out in one tab signs out all tabs', () => {
  const browser = browserWith('jwt=a.b');
  const store = createSessionStore(browser);
  store.subscribe(() => undefined);
  browser.window.dispatchEvent(Object.assign(new Event('storage'), { key: 'tiyin.theme' }));
  expect(store.state()).toBe('in');
  browser.signOutElsewhere();
  expect(store.state()).toBe('out');
});
