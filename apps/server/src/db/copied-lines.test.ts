import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CopiedLines, waitingBytes } from './copied-lines.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const rows = Buffer.from(`${'x'.repeat(1023)}\n`.repeat(64));

/** Reads a copy without end, one buffer in each pause; returns the time after which it was given up, in ms. */
async function givenUpAfter(pauseMs: number, limitMs: number): Promise<number | undefined> {
  const lines = new CopiedLines();
  const failure = vi.fn<() => void>();
  lines.on('error', failure);
  const fill = (): void => {
    while (!lines.destroyed && lines.write(rows)) continue;
  };
  lines.on('drain', fill);
  fill();
  for (let ms = 0; ms < limitMs; ms += pauseMs) {
    await vi.advanceTimersByTimeAsync(pauseMs);
    if (failure.mock.calls.length > 0) return ms + pauseMs;
    lines.read();
  }
  lines.destroy();
  return undefined;
}

// RUN-722
test('a copy is given up where nobody reads it for a minute', async () => {
  const lines = new CopiedLines();
  const failure = vi.fn<() => void>();
  lines.on('error', failure);
  for (let sent = 0; sent <= waitingBytes; sent += rows.length) lines.write(rows);
  await vi.advanceTimersByTimeAsync(59_000);
  expect(failure).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(failure).toHaveBeenCalledOnce();
});

// RUN-722
test('a copy is given up where it is read more slowly than 32 kB a second, and not where it is read faster', async () => {
  const limit = 10 * 60_000;
  // A buffer of 256 kB in 5 seconds, and in 50.
  expect(await givenUpAfter(5_000, limit)).toBeUndefined();
  const slow = await givenUpAfter(50_000, limit);
  expect(slow).toBeGreaterThan(60_000);
  expect(slow).toBeLessThan(200_000);
});
