import { afterEach, expect, test, vi } from 'vitest';
import { type ClientOfPage, createSessionClient } from './session-client.ts';
import { createSessionStore } from './session-store.ts';

const fetched = vi.spyOn(globalThis, 'fetch');

afterEach(() => {
  vi.resetAllMocks();
});

const page: ClientOfPage = {
  store: { cookie: () => 'jwt=a.b', lose: () => undefined },
  stepUp: { wait: async () => false },
  activity: { isIdle: () => false },
  refusals: { notify: () => undefined },
  reload: () => undefined,
};

/** Whether a response with that status ends the page's session, after its cookie became that one. */
async function losesSession(status: number, isSignedIn: boolean, cookie = ''): Promise<boolean> {
  const document = { cookie: 'jwt=a.b' };
  const store = createSessionStore({ document, window: new EventTarget() });
  const listener = vi.fn<() => void>();
  store.subscribe(listener);
  fetched.mockImplementation(async () => {
    document.cookie = cookie;
    return new Response(null, { status });
  });
  const client = createSessionClient({ ...page, store }, isSignedIn);
  await client({ method: 'GET', path: 'http://api.test/x' }).catch(() => undefined);
  return listener.mock.calls.length > 0 && store.state() === 'lost';
}

// PEOPLE-11
test('a 401 ends the session of a signed-in page, also when its cookie is gone already', async () => {
  expect(await losesSession(401, true)).toBe(true);
});

// PEOPLE-11
test('a 401 to a request that was sent before the person signed in again does not end their new session', async () => {
  expect(await losesSession(401, true, 'jwt=a.b')).toBe(true);
  expect(await losesSession(401, true, 'jwt=c.d')).toBe(false);
});

test.each([403, 404, 500])('a %i leaves the session as it is', async (status) => {
  expect(await losesSession(status, true)).toBe(false);
});

test('a failed login leaves the session of another window as it is', async () => {
  expect(await losesSession(401, false)).toBe(false);
});

const change = { method: 'POST', path: 'http://api.test/x', body: { name: 'typed' } } as const;

function answerOnce(status: number, code: string, more = {}): void {
  const body = JSON.stringify({
    type: 'about:blank',
    title: code,
    status,
    code,
    requestId: 'r',
    ...more,
  });
  const headers = { 'content-type': 'application/problem+json' };
  fetched.mockResolvedValueOnce(new Response(body, { status, headers }));
}

const sentBodies = () => fetched.mock.calls.map(([, init]) => init?.body);

// PEOPLE-174
test('a request that needs a confirmation is sent again after it, as it was', async () => {
  answerOnce(403, 'step_up_required');
  fetched.mockResolvedValueOnce(Response.json({ ok: true }));
  const client = createSessionClient({ ...page, stepUp: { wait: async () => true } }, true);
  expect(await client(change)).toEqual({ ok: true });
  expect(sentBodies()).toEqual([JSON.stringify(change.body), JSON.stringify(change.body)]);
});

// PEOPLE-174
test('without the confirmation it is not sent again, and any other refusal asks for none', async () => {
  answerOnce(403, 'step_up_required');
  await expect(createSessionClient(page, true)(change)).rejects.toMatchObject({
    code: 'step_up_required',
  });
  const wait = vi.fn<() => Promise<boolean>>();
  answerOnce(403, 'forbidden');
  const client = createSessionClient({ ...page, stepUp: { wait } }, true);
  await expect(client(change)).rejects.toMatchObject({ code: 'forbidden' });
  expect([fetched.mock.calls.length, wait.mock.calls.length]).toEqual([2, 0]);
});

// PEOPLE-170
test.each([
  [true, '1'],
  [false, null],
])('a page whose person is idle (%s) marks its requests with %s', async (isIdle, header) => {
  fetched.mockResolvedValueOnce(Response.json({}));
  const client = createSessionClient({ ...page, activity: { isIdle: () => isIdle } }, true);
  await client({ method: 'GET', path: 'http://api.test/x' });
  expect(new Headers(fetched.mock.calls[0]?.[1]?.headers).get('tiyin-background')).toBe(header);
});

// PEOPLE-176
test('a session that first has to set up a second factor loads the page again', async () => {
  const reload = vi.fn<() => void>();
  answerOnce(403, 'second_factor_required');
  const client = createSessionClient({ ...page, reload }, true);
  await expect(client(change)).rejects.toMatchObject({ code: 'second_factor_required' });
  expect(reload).toHaveBeenCalledOnce();
});

// OFFICE-917
test.each([
  [
    'POST',
    'forbidden. If you could do it before, your permissions were changed: ask an administrator.',
  ],
  ['GET', 'forbidden'],
] as const)('a %s that is refused in the middle of work: %s', async (method, title) => {
  answerOnce(403, 'forbidden');
  const client = createSessionClient(page, true);
  await expect(client({ ...change, method })).rejects.toMatchObject({ title });
});

// OFFICE-917
test('where the server says what is wrong, nothing is added', async () => {
  answerOnce(409, 'conflict', { detail: 'It is paid' });
  await expect(createSessionClient(page, true)(change)).rejects.toMatchObject({
    title: 'conflict',
  });
});

// OFFICE-934
test('a request that the person may not make is heard of by the page, which may show old permissions', async () => {
  const notify = vi.fn<() => void>();
  const client = createSessionClient({ ...page, refusals: { notify } }, true);
  answerOnce(404, 'not_found');
  await client(change).catch(() => undefined);
  expect(notify).not.toHaveBeenCalled();
  answerOnce(403, 'forbidden');
  await client(change).catch(() => undefined);
  expect(notify).toHaveBeenCalledOnce();
});
