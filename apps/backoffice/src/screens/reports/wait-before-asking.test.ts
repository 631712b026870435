import { afterEach, expect, test, vi } from 'vitest';
import { waitBeforeAsking } from './wait-before-asking.ts';

afterEach(() => vi.useRealTimers());

// OFFICE-54
test('a download waits 500 ms before its request', async () => {
  vi.useFakeTimers();
  const asked = vi.fn<() => void>();
  const waited = waitBeforeAsking().then(asked);
  await vi.advanceTimersByTimeAsync(499);
  expect(asked).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await waited;
  expect(asked).toHaveBeenCalledOnce();
});
