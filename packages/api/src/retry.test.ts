import { expect, test, vi } from 'vitest';
import { ApiProblem, type ProblemKind } from './errors.ts';
import { isRetriable, retryDelayMs, retryQuery } from './retry.ts';

const failure = (kind: ProblemKind, status = 0) =>
  new ApiProblem({ code: kind, kind, status, title: kind });

test.each([
  ['network', 0],
  ['timeout', 0],
  ['http', 408],
  ['http', 429],
  ['http', 500],
  ['http', 503],
] as const)('%s %i is retried', (kind, status) => {
  expect(isRetriable(failure(kind, status))).toBe(true);
});

test.each([
  ['http', 400],
  ['http', 401],
  ['http', 403],
  ['http', 404],
  ['http', 409],
  ['http', 422],
  ['contract', 0],
  ['aborted', 0],
] as const)('%s %i is final', (kind, status) => {
  expect(isRetriable(failure(kind, status))).toBe(false);
});

test('an error that is not a problem of the API is final', () => {
  expect(isRetriable(new TypeError('a bug'))).toBe(false);
});

test('the delay doubles from one second to thirty', () => {
  expect([1, 2, 3, 4, 5, 6, 20].map(retryDelayMs)).toEqual([
    1000, 2000, 4000, 8000, 16000, 30000, 30000,
  ]);
});

// API-13
test('a query is retried three times, then its last error is thrown', async () => {
  const waits: number[] = [];
  const send = vi.fn<() => Promise<never>>(() => Promise.reject(failure('http', 503)));
  const wait = (duration: number) => Promise.resolve(void waits.push(duration));
  await expect(retryQuery(send, wait)).rejects.toMatchObject({ status: 503 });
  expect(send).toHaveBeenCalledTimes(4);
  expect(waits).toEqual([1000, 2000, 4000]);
});

test('a query that recovers returns its result', async () => {
  const send = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(failure('network'))
    .mockResolvedValue('here');
  await expect(retryQuery(send, () => Promise.resolve())).resolves.toBe('here');
});

test('a final error is not retried', async () => {
  const send = vi.fn<() => Promise<never>>(() => Promise.reject(failure('http', 404)));
  await expect(retryQuery(send)).rejects.toMatchObject({ status: 404 });
  expect(send).toHaveBeenCalledTimes(1);
});
