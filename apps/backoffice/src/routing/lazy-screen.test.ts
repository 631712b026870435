import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CHUNK_LIMIT_MS, ChunkError, loadChunk, preloadChunk } from './lazy-screen.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a screen that loads is shown, and nothing is left waiting', async () => {
  await expect(loadChunk('login', () => Promise.resolve('screen'))).resolves.toBe('screen');
  expect(vi.getTimerCount()).toBe(0);
});

// OFFICE-3
test('a screen that has not loaded after 120 seconds has failed', async () => {
  const loading = loadChunk('login', () => new Promise(() => undefined));
  expect(CHUNK_LIMIT_MS).toBe(120_000);
  await Promise.all([
    expect(loading).rejects.toThrow('Loading chunk login failed'),
    vi.advanceTimersByTimeAsync(CHUNK_LIMIT_MS),
  ]);
});

function offline(fetch: () => Promise<Response>) {
  vi.stubGlobal('navigator', { onLine: false });
  vi.stubGlobal('window', { location: { href: 'http://127.0.0.1/invoices' } });
  vi.stubGlobal('fetch', fetch);
}

test('a server on the same machine is requested even without a network', async () => {
  offline(() => Promise.resolve(new Response(null)));
  await expect(loadChunk('reports', () => Promise.resolve('screen'))).resolves.toBe('screen');
});

test('without a network nothing is requested, because browsers remember failed scripts', async () => {
  offline(() => Promise.reject(new TypeError('Failed to fetch')));
  const load = vi.fn<() => Promise<string>>();
  await expect(loadChunk('reports', load)).rejects.toMatchObject({ failure: 'offline' });
  expect(load).not.toHaveBeenCalled();
});

// OFFICE-201
test('a preloaded screen opens without a network, and sends no request', async () => {
  const load = () => Promise.resolve('screen');
  await preloadChunk(load);
  const request = vi.fn<() => Promise<Response>>(() => Promise.reject(new TypeError('no network')));
  offline(request);
  await expect(loadChunk('invoice-details', load)).resolves.toBe('screen');
  expect(request).not.toHaveBeenCalled();
});

test('a screen that cannot be loaded fails at once, with the reason', async () => {
  const cause = new TypeError('no connection');
  const error = await loadChunk('invoices', () => Promise.reject(cause)).catch(
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ChunkError);
  expect(error).toMatchObject({ cause, message: 'Loading chunk invoices failed' });
});
