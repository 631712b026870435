import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, expect, test, vi } from 'vitest';
import { Closing } from './shutdown.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('what was opened last is closed first, each part even when another fails, all once', async () => {
  const closed: string[] = [];
  const closing = new Closing();
  for (const name of ['database', 'http', 'jobs']) {
    closing.add(name, async () => {
      closed.push(name);
      if (name === 'http') throw new Error('no');
    });
  }
  const failed: string[] = [];
  const close = () => closing.close((step) => failed.push(step));
  expect(await Promise.all([close(), close()])).toEqual([false, false]);
  expect(closed).toEqual(['jobs', 'http', 'database']);
  expect(failed).toEqual(['http']);
});

test('a part that never closes holds the end up for fifteen seconds at most, longer than any call outside', async () => {
  vi.useFakeTimers();
  const closing = new Closing();
  closing.add('stuck', () => new Promise(() => undefined));
  const closed = closing.close(() => undefined);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await closed).toBe(false);
});

const stuck = `
  import { endOnSignals } from ${JSON.stringify(new URL('./shutdown.ts', import.meta.url).href)};
  endOnSignals(() => new Promise(() => console.log('ending')));
  setInterval(() => {}, 1000);
  console.log('running');`;

test('a second signal ends the process at once', async () => {
  const child = spawn(process.execPath, ['--input-type=module', '-e', stuck], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  child.kill('SIGINT');
  await once(child.stdout, 'data');
  child.kill('SIGINT');
  expect(await once(child, 'exit')).toEqual([1, null]);
});
