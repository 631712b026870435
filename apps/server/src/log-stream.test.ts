import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LogStream, type WriteBytes } from './log-stream.ts';

const full = Object.assign(new Error('no space'), { code: 'ENOSPC' });

/** A disk of these bytes; `free` makes room. */
function diskOf(size: number) {
  let room = size;
  let text = '';
  const put = (bytes: Uint8Array): number => {
    if (room === 0) throw full;
    const part = bytes.subarray(0, room);
    text += Buffer.from(part).toString();
    room -= part.length;
    return part.length;
  };
  const write: WriteBytes = (bytes, done) => {
    try {
      done(null, put(bytes));
    } catch {
      done(full, 0);
    }
  };
  return {
    put,
    write,
    free: () => (room = Number.MAX_SAFE_INTEGER),
    lines: () => text.split('\n').filter(Boolean),
  };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('lines of the same moment are written together, in their order', async () => {
  const writes: string[] = [];
  const log = new LogStream(
    (bytes, done) => {
      writes.push(Buffer.from(bytes).toString());
      done(null, bytes.length);
    },
    () => 0,
  );
  log.write('a\n');
  log.write('b\n');
  await vi.runAllTimersAsync();
  log.write('c\n');
  await vi.runAllTimersAsync();
  expect(writes).toEqual(['a\nb\n', 'c\n']);
});

// RUN-249
test('lines that a full disk has no room for wait, then are dropped and counted in a later line', async () => {
  const disk = diskOf(4);
  const log = new LogStream(disk.write, disk.put, 10);
  for (const name of ['one', 'two', 'six', 'ten']) {
    log.write(`${name}\n`);
    await vi.advanceTimersByTimeAsync(20);
  }
  // The first fits on the disk, the second waits to be written, two more in memory; there is no
  // room for this one.
  log.write('lost\n');
  log.write('lost\n');
  expect(disk.lines()).toEqual(['one']);
  disk.free();
  await vi.advanceTimersByTimeAsync(1000);
  const [one, two, six, ten, said] = disk.lines();
  expect([one, two, six, ten]).toEqual(['one', 'two', 'six', 'ten']);
  expect(JSON.parse(said ?? '')).toMatchObject({ level: 'warn', dropped: 2, reason: 'ENOSPC' });
  log.write('on\n');
  await vi.advanceTimersByTimeAsync(1000);
  expect(disk.lines().at(-1)).toBe('on');
});

test('a line that a full disk took half of is completed', async () => {
  const disk = diskOf(3);
  const log = new LogStream(disk.write, disk.put);
  log.write('whole\n');
  await vi.advanceTimersByTimeAsync(20);
  disk.free();
  await vi.advanceTimersByTimeAsync(1000);
  expect(disk.lines()).toEqual(['whole']);
});

test('the end of the process writes the waiting lines', () => {
  const disk = diskOf(100);
  const log = new LogStream(disk.write, disk.put);
  log.write('last\n');
  log.writeRest();
  expect(disk.lines()).toEqual(['last']);
});
