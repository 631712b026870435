import { afterEach, expect, test, vi } from 'vitest';
import { waitBeforeRequest } from './wait-before-request.ts';

afterEach(() => vi.useRealTimers());

// OFFICE-54
test('a download waits 500 ms before its request', async () => {
  vi.useFakeTimers();
  const sent = vi.fn<() => void>();
  const waited = waitBeforeRequest().then(sent);
  await vi.advanceTimersByTimeAsync(499);
  expect(sent).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await waited;
  expect(sent).toHaveBeenCalledOnce();
});
