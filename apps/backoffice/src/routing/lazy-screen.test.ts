import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CHUNK_LIMIT_MS, ChunkError, loadChunk } from './lazy-screen.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('a screen that loads is shown, and nothing is left waiting', async () => {
  await expect(loadChunk('login', () => Promise.resolve('screen'))).resolves.toBe('screen');
  expect(vi.getTimerCount()).toBe(0);
});

test('a screen that has not loaded after 120 seconds has failed', async () => {
  const loading = loadChunk('login', () => new Promise(() => undefined));
  expect(CHUNK_LIMIT_MS).toBe(120_000);
  await Promise.all([
    expect(loading).rejects.toThrow('Loading chunk login failed'),
    vi.advanceTimersByTimeAsync(CHUNK_LIMIT_MS),
  ]);
});

test('a screen that cannot be loaded has failed at once, and says why', async () => {
  const cause = new TypeError('no connection');
  const error = await loadChunk('invoices', () => Promise.reject(cause)).catch(
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ChunkError);
  expect(error).toMatchObject({ cause, message: 'Loading chunk invoices failed' });
});
