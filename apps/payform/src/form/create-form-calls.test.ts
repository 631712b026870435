import { afterEach, expect, test, vi } from 'vitest';
import { createFormCalls } from './create-form-calls.ts';

const fetched = vi.spyOn(globalThis, 'fetch');

afterEach(() => {
  vi.resetAllMocks();
});

const signal = new AbortController().signal;
const choice = { methodId: 1, amount: 48_000_000 };
const first = { ...choice, alternatives: [48_000_100] };

const answered = { kind: 'answered', answer: first };
const ofServer = { amount: 1 };

// FORM-273
test('the answer to the page’s own request is that of the first request, once', async () => {
  fetched.mockImplementation(async () => Response.json(ofServer));
  const calls = createFormCalls('form', 'key', first);
  expect(await calls.credential(choice, signal)).toEqual(answered);
  expect(fetched).not.toHaveBeenCalled();
  expect(await calls.credential(choice, signal)).toEqual({ kind: 'answered', answer: ofServer });
  expect(fetched).toHaveBeenCalledTimes(1);
});

// FORM-273
test('a form with another choice makes its own request', async () => {
  fetched.mockImplementation(async () => Response.json(ofServer));
  const calls = createFormCalls('form', 'key', first);
  await calls.credential({ ...choice, amount: 48_000_100 }, signal);
  expect(fetched).toHaveBeenCalledTimes(1);
});
