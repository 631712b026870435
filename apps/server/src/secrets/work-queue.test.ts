import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { expect, test } from 'vitest';
import { hashPassword, verifyPassword } from './password.ts';
import { createWorkQueue } from './work-queue.ts';

/** Work that ends when the test resolves it. */
function gate() {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  let isRunning = false;
  const work = () => {
    isRunning = true;
    return promise;
  };
  return { work, open: () => resolve(undefined), isRunning: () => isRunning };
}

// RUN-201
test('one piece of work runs at a time, some wait, and more get a Retry-After', async () => {
  const queue = createWorkQueue(2);
  const gates = [gate(), gate(), gate()] as const;
  const turns = gates.map(({ work }) => queue('strangers', work));
  await expect(queue('strangers', gate().work)).rejects.toMatchObject({
    code: 'unavailable',
    status: 503,
    retryAfterSeconds: 2,
  });
  await setImmediate();
  expect(gates.map(({ isRunning }) => isRunning())).toEqual([true, false, false]);
  for (const { open } of gates) open();
  await Promise.all(turns);
  await expect(queue('strangers', () => Promise.resolve('again'))).resolves.toBe('again');
});

// RUN-201
test('who is known goes first, and has a place when the line of strangers is full', async () => {
  const queue = createWorkQueue(2);
  const running = gate();
  const ended: string[] = [];
  const note = (name: string) => () => Promise.resolve(ended.push(name));
  const turns = [
    queue('strangers', running.work),
    queue('strangers', note('stranger')),
    queue('strangers', note('stranger')),
    queue('known', note('known')),
  ];
  await expect(queue('strangers', note('too many'))).rejects.toMatchObject({ status: 503 });
  running.open();
  await Promise.all(turns);
  expect(ended).toEqual(['known', 'stranger', 'stranger']);
});

// RUN-201
test('failed work does not block the next', async () => {
  const queue = createWorkQueue(1);
  const failed = queue('strangers', () => Promise.reject(new Error('no')));
  const next = queue('strangers', () => Promise.resolve('done'));
  await expect(failed).rejects.toThrow('no');
  await expect(next).resolves.toBe('done');
});

// RUN-201
test('a page is compressed while passwords wait for their turn', async () => {
  const stored = await hashPassword('operator-demo');
  const ended: string[] = [];
  const hashes = Array.from({ length: 30 }, async () => {
    await verifyPassword('wrong', stored, 'known');
    ended.push('hash');
  });
  await promisify(brotliCompress)('<p>page</p>');
  ended.push('page');
  await Promise.all(hashes);
  expect(ended.indexOf('page')).toBeLessThan(4);
});
