import { afterEach, expect, test, vi } from 'vitest';
import { ApiProblem } from './errors.ts';
import { createFetchClient } from './fetch-client.ts';

const fetched = vi.spyOn(globalThis, 'fetch');
const client = createFetchClient();
const call = { method: 'POST', path: '/x', body: { amount: 1 } } as const;

afterEach(() => {
  vi.resetAllMocks();
});

async function problemOf(answer: Promise<unknown>): Promise<ApiProblem> {
  const error: unknown = await answer.catch((reason: unknown) => reason);
  if (error instanceof ApiProblem) return error;
  throw new Error(`Expected an ApiProblem, got ${String(error)}`);
}

test('a body is sent as JSON with the cookies of its own origin, once, and the response is parsed', async () => {
  fetched.mockResolvedValue(Response.json({ status: 'NEW' }));
  await expect(client(call)).resolves.toEqual({ status: 'NEW' });
  expect(fetched).toHaveBeenCalledExactlyOnceWith(
    '/x',
    expect.objectContaining({
      method: 'POST',
      body: '{"amount":1}',
      credentials: 'same-origin',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
    }),
  );
});

test('a refusal has the data of problem+json, or its status and status text', async () => {
  const problem = { code: 'no', requestId: 'r', status: 422, title: 'No', type: 'about:blank' };
  fetched.mockResolvedValue(Response.json(problem, { status: 422 }));
  expect(await problemOf(client(call))).toMatchObject({ kind: 'http', code: 'no', status: 422 });
  fetched.mockResolvedValue(new Response('<html>', { status: 502, statusText: 'Bad Gateway' }));
  expect(await problemOf(client(call))).toMatchObject({ status: 502, title: 'Bad Gateway' });
});

test('a response without a body or without JSON is undefined', async () => {
  for (const body of [null, '<html>']) {
    fetched.mockResolvedValue(new Response(body));
    await expect(client(call)).resolves.toBeUndefined();
  }
});

test('a server that cannot be reached, or breaks off, is a network problem', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await problemOf(client(call))).toMatchObject({ kind: 'network', status: 0 });
  const broken = new ReadableStream({ start: (stream) => stream.error(new TypeError('cut')) });
  fetched.mockResolvedValue(new Response(broken));
  expect((await problemOf(client(call))).kind).toBe('network');
});

test('an abort by the caller has the kind aborted', async () => {
  fetched.mockImplementation(async (_path, init) => {
    await new Promise((resolve) => init?.signal?.addEventListener('abort', resolve));
    throw new DOMException('gone', 'AbortError');
  });
  const left = new AbortController();
  const problem = problemOf(client({ ...call, signal: left.signal }));
  left.abort();
  expect((await problem).kind).toBe('aborted');
});

// FORM-420
test('a file is sent as it is, and a query is a part of the address', async () => {
  fetched.mockImplementation(async () => Response.json({}));
  const file = new Blob(['%PDF-1.4'], { type: 'application/pdf' });
  await client({ ...call, query: { kind: 'RETURN', of: undefined, id: [1, 2] }, body: file });
  expect(fetched).toHaveBeenLastCalledWith(
    '/x?kind=RETURN&id=1&id=2',
    expect.objectContaining({
      body: file,
      headers: { accept: 'application/json', 'content-type': 'application/octet-stream' },
    }),
  );
  await client({ ...call, query: { kind: undefined } });
  expect(fetched).toHaveBeenLastCalledWith('/x', expect.anything());
});

test('a call with headers is refused, not sent without them', async () => {
  await expect(client({ ...call, headers: { 'if-match': '"1"' } })).rejects.toThrow(TypeError);
  expect(fetched).not.toHaveBeenCalled();
});
