import { afterEach, expect, test, vi } from 'vitest';
import { createSessionClient } from './session-client.ts';
import { createSessionStore } from './session-store.ts';

const fetched = vi.spyOn(globalThis, 'fetch');

afterEach(() => {
  vi.resetAllMocks();
});

/** Whether a response with that status ends the page's session, with its cookie gone. */
async function losesSession(status: number, isSignedIn: boolean): Promise<boolean> {
  const document = { cookie: 'jwt=a.b' };
  const store = createSessionStore({ document, window: new EventTarget() });
  document.cookie = '';
  const listener = vi.fn<() => void>();
  store.subscribe(listener);
  fetched.mockResolvedValue(new Response(null, { status }));
  const client = createSessionClient(store, isSignedIn);
  await client({ method: 'GET', path: 'http://api.test/x' }).catch(() => undefined);
  return listener.mock.calls.length > 0 && store.state() === 'lost';
}

// PEOPLE-11
test('a 401 ends the session of a signed-in page, also when its cookie is gone already', async () => {
  expect(await losesSession(401, true)).toBe(true);
});

test.each([403, 404, 500])('a %i leaves the session as it is', async (status) => {
  expect(await losesSession(status, true)).toBe(false);
});

test('a failed login leaves the session of another window as it is', async () => {
  expect(await losesSession(401, false)).toBe(false);
});
