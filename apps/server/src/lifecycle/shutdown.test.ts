import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { afterEach, expect, test, vi } from 'vitest';
import { Closing } from './shutdown.ts';

afterEach(() => {
  vi.useRealTimers();
});

// RUN-12
test('parts close in reverse order, each even when another fails, all once', async () => {
  const closed: string[] = [];
  const closing = new Closing(() => undefined);
  for (const name of ['database', 'http', 'jobs']) {
    closing.add(name, async () => {
      closed.push(name);
      if (name === 'http') throw new Error('no');
    });
  }
  const failed: string[] = [];
  closing.reportTo((step) => failed.push(step));
  expect(await Promise.all([closing.close(), closing.close()])).toEqual([false, false]);
  expect(closed).toEqual(['jobs', 'http', 'database']);
  expect(failed).toEqual(['http']);
});

// RUN-940
test('a part that is added while others close is closed once, and none of them twice', async () => {
  const closed: string[] = [];
  const closing = new Closing(() => undefined);
  closing.add('database', async () => {
    closed.push('database');
    if (closed.length === 1) closing.add('http', async () => void closed.push('http'));
    await Promise.resolve();
  });
  expect(await closing.close()).toBe(true);
  expect(closed).toEqual(['database', 'http']);
});

test('a part that never closes delays the end by at most fifteen seconds, longer than any outgoing call', async () => {
  vi.useFakeTimers();
  const closing = new Closing(() => undefined);
  closing.add('stuck', () => new Promise(() => undefined));
  const closed = closing.close();
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await closed).toBe(false);
});

const stuck = `
  import { endOnSignals } from ${JSON.stringify(new URL('./shutdown.ts', import.meta.url).href)};
  endOnSignals(() => new Promise((resolve) => {
    console.log('ending');
    process.on('SIGUSR2', () => resolve(true));
  }));
  process.on('SIGTERM', () => console.log('heard'));
  setInterval(() => {}, 1000);
  console.log('running');`;

/** A process whose orderly end takes until it is sent SIGUSR2; it prints a line at each step. */
async function startStuck(): Promise<{ child: ChildProcess; line: () => Promise<string> }> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', stuck], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const line = async (): Promise<string> => String((await lines.next()).value);
  expect(await line()).toBe('running');
  return { child, line };
}

test('a second Ctrl-C ends the process at once', async () => {
  const { child, line } = await startStuck();
  child.kill('SIGINT');
  expect(await line()).toBe('ending');
  child.kill('SIGINT');
  expect(await once(child, 'exit')).toEqual([1, null]);
});

// RUN-242
test('a supervisor that signals it twice still gets an orderly end', async () => {
  const { child, line } = await startStuck();
  child.kill('SIGTERM');
  expect(await line()).toBe('ending');
  expect(await line()).toBe('heard');
  child.kill('SIGTERM');
  expect(await line()).toBe('ending');
  expect(await line()).toBe('heard');
  child.kill('SIGUSR2');
  expect(await once(child, 'exit')).toEqual([0, null]);
});
