import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ExpiringCache, UNUSED_LIFETIME_MS } from './cache.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function cacheWith(key: string): ExpiringCache {
  const cache = new ExpiringCache();
  cache.set(key, { data: 1 });
  return cache;
}

test('a displayed response stays for any time', () => {
  const cache = cacheWith('a');
  cache.use('a');
  vi.advanceTimersByTime(UNUSED_LIFETIME_MS * 10);
  expect(cache.get('a')).toEqual({ data: 1 });
});

// API-14
test('a response is removed five minutes after its last user unmounted', () => {
  const cache = cacheWith('a');
  const [first, second] = [cache.use('a'), cache.use('a')];
  first();
  vi.advanceTimersByTime(UNUSED_LIFETIME_MS * 2);
  expect(cache.get('a')).toEqual({ data: 1 });
  second();
  vi.advanceTimersByTime(UNUSED_LIFETIME_MS - 1);
  expect(cache.get('a')).toEqual({ data: 1 });
  vi.advanceTimersByTime(1);
  expect(cache.get('a')).toBeUndefined();
  expect([...cache.keys()]).toEqual([]);
});

test('an answer that is shown again in time stays', () => {
  const cache = cacheWith('a');
  cache.use('a')();
  vi.advanceTimersByTime(UNUSED_LIFETIME_MS - 1);
  cache.use('a');
  vi.advanceTimersByTime(UNUSED_LIFETIME_MS);
  expect(cache.get('a')).toEqual({ data: 1 });
});

test('a response that was never displayed is removed too', () => {
  const cache = cacheWith('a');
  vi.advanceTimersByTime(UNUSED_LIFETIME_MS);
  expect(cache.get('a')).toBeUndefined();
});
