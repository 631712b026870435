import { afterEach, expect, test, vi } from 'vitest';
import type { PageWithData } from '../form/page-data.ts';
import { takeFirstView } from './first-view.ts';

afterEach(() => {
  vi.useRealTimers();
});

const data = { nowMs: 1 };
const page = {
  getElementById: (id: string) => (id === 'tiyin-form' ? { textContent: '{"nowMs":1}' } : null),
};

/** A window whose page has requested something. */
const windowWith = (answer: Promise<PageWithData | null | undefined>, stop = () => {}) => ({
  tiyinFirst: { answer, stop },
});

// FORM-273
test('the form takes the data of the view that the page’s own request brought', async () => {
  expect(await takeFirstView(windowWith(Promise.resolve(page)))).toEqual(data);
  expect(await takeFirstView(windowWith(Promise.resolve(null)))).toBeUndefined();
  expect(await takeFirstView({})).toBeUndefined();
});

// FORM-273
test('the form stops a request that takes too long, and goes on without it', async () => {
  vi.useFakeTimers();
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const taken = takeFirstView(windowWith(promise, () => resolve(undefined)));
  await vi.advanceTimersByTimeAsync(2000);
  expect(await taken).toBeUndefined();
});
