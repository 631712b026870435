import { afterEach, expect, test, vi } from 'vitest';
import { createClient } from './client.ts';
import { ApiProblem } from './errors.ts';
import { changeInvoiceStatus, getInvoice } from './generated/calls/invoices.ts';
import { logout } from './generated/calls/session.ts';
import { listTerminals } from './generated/calls/terminals.ts';
import { initForm } from './generated/calls/form.ts';

const fetched = vi.spyOn(globalThis, 'fetch');

afterEach(() => {
  vi.resetAllMocks();
});

function answerWith(status: number, body?: unknown, headers: Record<string, string> = {}): void {
  const text = body === undefined ? null : JSON.stringify(body);
  const type = status < 400 ? 'application/json' : 'application/problem+json';
  fetched.mockImplementation(() =>
    Promise.resolve(new Response(text, { headers: { 'content-type': type, ...headers }, status })),
  );
}

async function problemOf(call: Promise<unknown>): Promise<ApiProblem> {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof ApiProblem) return error;
  throw new Error(`Expected an ApiProblem, got ${String(error)}`);
}

const problem = {
  code: 'not_found',
  requestId: 'r-1',
  status: 404,
  title: 'Not found',
  type: 'about:blank',
};
const client = createClient({ baseUrl: 'http://api.test' });

test('path parameters are encoded', async () => {
  answerWith(404, problem);
  await problemOf(initForm(client, { formId: 'a/b?c d' }));
  expect(fetched.mock.calls[0]?.[0]).toBe('http://api.test/api/payments/form/a%2Fb%3Fc%20d/init');
});

// API-7
test('arrays in a query are repeated without brackets, and undefined is left out', async () => {
  answerWith(200, {});
  await client({
    method: 'GET',
    path: '/x',
    query: { page: 0, search: undefined, statusIds: [1, 2] },
  });
  expect(fetched.mock.calls[0]?.[0]).toBe('http://api.test/x?page=0&statusIds=1&statusIds=2');
});

test('an optional parameter that is not given is not sent', async () => {
  answerWith(200, { data: [] });
  await listTerminals(client, {});
  expect(fetched.mock.calls[0]?.[0]).toBe('http://api.test/api/v1/terminal');
});

test('headers, body and same-origin cookies are sent', async () => {
  answerWith(404, problem);
  const body = { invoiceId: '019aa1f2-7c40-7e11-9b52-4f6d20c00001', statusId: 5 };
  await problemOf(changeInvoiceStatus(client, { body, ifMatch: '"3"' }));
  const init = fetched.mock.calls[0]?.[1];
  expect(new Headers(init?.headers).get('if-match')).toBe('"3"');
  expect(init).toMatchObject({
    body: JSON.stringify(body),
    credentials: 'same-origin',
    method: 'PATCH',
  });
});

test('an answer without a body gives undefined', async () => {
  answerWith(204);
  await expect(logout(client, {})).resolves.toBeUndefined();
});

test('a refusal has the data of problem+json', async () => {
  answerWith(404, {
    ...problem,
    detail: 'No such invoice',
    errors: [{ message: 'no', path: 'query.page' }],
  });
  expect(await problemOf(getInvoice(client, { id: 'x' }))).toMatchObject({
    code: 'not_found',
    detail: 'No such invoice',
    errors: [{ message: 'no', path: 'query.page' }],
    isOffline: false,
    kind: 'http',
    requestId: 'r-1',
    status: 404,
    title: 'Not found',
  });
});

test('a conflict carries the current state', async () => {
  answerWith(409, { ...problem, code: 'conflict', current: { version: 4 }, status: 409 });
  expect((await problemOf(logout(client, {}))).current).toEqual({ version: 4 });
});

test('a refusal without problem+json has its status and status text', async () => {
  fetched.mockResolvedValue(new Response('<html>', { status: 502, statusText: 'Bad Gateway' }));
  expect(await problemOf(logout(client, {}))).toMatchObject({
    kind: 'http',
    status: 502,
    title: 'Bad Gateway',
  });
});

test('a server that cannot be reached is a network problem', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await problemOf(logout(client, {}))).toMatchObject({
    isOffline: true,
    kind: 'network',
    status: 0,
  });
});

// API-13
test('a request is sent once, also if it fails', async () => {
  answerWith(503, { ...problem, status: 503 });
  await problemOf(listTerminals(client, {}));
  expect(fetched).toHaveBeenCalledTimes(1);
});

function hang(): void {
  fetched.mockImplementation(
    (_input, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () =>
          reject(new DOMException('gone', 'AbortError')),
        );
      }),
  );
}

test('no answer in time is a timeout', async () => {
  hang();
  expect((await problemOf(logout(createClient({ timeoutMs: 5 }), {}))).kind).toBe('timeout');
});

test('an abort by the caller has the kind aborted', async () => {
  hang();
  const controller = new AbortController();
  const call = problemOf(logout(client, {}, { signal: controller.signal }));
  controller.abort();
  expect((await call).kind).toBe('aborted');
});
