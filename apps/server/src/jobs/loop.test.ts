import { describe, expect, it, vi } from 'vitest';
import { createLoop, restAfter } from './loop.ts';

/** Work that ends when the test resolves it. */
function pending() {
  return Promise.withResolvers<void>();
}

describe('a loop', () => {
  it('runs as much as allowed, and starts the next when one ends', async () => {
    const works = Array.from({ length: 3 }, pending);
    const third = pending();
    let begun = 0;
    const loop = createLoop({
      begin: () => {
        const work = works[begun];
        if (!work) return Promise.resolve(undefined);
        begun += 1;
        if (begun === 3) third.resolve();
        return Promise.resolve({ end: work.promise });
      },
      width: 2,
      onFailure: () => {},
    });
    loop.start();
    await new Promise(setImmediate);
    expect(begun).toBe(2);
    works[0]?.resolve();
    await third.promise;
    expect(begun).toBe(3);
    for (const { resolve } of works) resolve();
    await loop.stop();
  });

  it('looks at the queue once while nothing is due, and as often at once as it may while something is', async () => {
    const looks = Array.from({ length: 4 }, () => Promise.withResolvers<boolean>());
    const end = pending();
    let looked = 0;
    const loop = createLoop({
      begin: async () => {
        looked += 1;
        const isDue = await looks[looked - 1]?.promise;
        return isDue === true ? { end: end.promise } : undefined;
      },
      width: 3,
      onFailure: () => {},
    });
    loop.start();
    await new Promise(setImmediate);
    expect(looked).toBe(1);
    looks[0]?.resolve(true);
    await new Promise(setImmediate);
    expect(looked).toBe(3);
    looks[1]?.resolve(false);
    looks[2]?.resolve(false);
    const stopped = loop.stop();
    end.resolve();
    await stopped;
    expect(looked).toBe(3);
  });

  it('does not rest when work ends after which other work is due', async () => {
    const works = Array.from({ length: 2 }, () => Promise.withResolvers<true>());
    const isSecond = pending();
    let begun = 0;
    let looked = 0;
    vi.useFakeTimers();
    const loop = createLoop({
      begin: () => {
        looked += 1;
        // Nothing is due beside the first until it ends.
        const work = begun === 0 || isEnded ? works[begun] : undefined;
        if (!work) return Promise.resolve(undefined);
        begun += 1;
        if (begun === 2) isSecond.resolve();
        return Promise.resolve({ end: work.promise });
      },
      width: 4,
      atOnce: 2,
      onFailure: () => {},
    });
    let isEnded = false;
    loop.start();
    await vi.waitUntil(() => looked === 3);
    isEnded = true;
    works[0]?.resolve(true);
    await isSecond.promise;
    works[1]?.resolve(true);
    await loop.stop();
    vi.useRealTimers();
    expect(begun).toBe(2);
  });

  it('stopping waits for running work, and starts nothing more', async () => {
    const work = pending();
    const isBegun = pending();
    let begun = 0;
    const loop = createLoop({
      begin: () => {
        begun += 1;
        isBegun.resolve();
        return Promise.resolve({ end: work.promise });
      },
      width: 1,
      onFailure: () => {},
    });
    loop.start();
    await isBegun.promise;
    let isStopped = false;
    const stopped = loop.stop().then(() => (isStopped = true));
    await new Promise(setImmediate);
    expect(isStopped).toBe(false);
    work.resolve();
    await stopped;
    expect(begun).toBe(1);
  });

  it('continues when the queue cannot be read and when work fails, and reports both', async () => {
    const failures: unknown[] = [];
    const isThird = pending();
    const steps = [
      () => Promise.resolve({ end: Promise.reject(new Error('work')) }),
      () => Promise.reject(new Error('queue')),
    ];
    const loop = createLoop({
      begin: () => {
        const step = steps.shift();
        if (step) return step();
        isThird.resolve();
        return Promise.resolve(undefined);
      },
      width: 1,
      onFailure: (error) => failures.push(error),
    });
    loop.start();
    await isThird.promise;
    await loop.stop();
    expect(failures.map(String)).toEqual(['Error: work', 'Error: queue']);
  });
});

// RUN-234
it('rests twice as long after each failure in a row, up to eight seconds', () => {
  expect([0, 1, 2, 3].map(restAfter)).toEqual([250, 500, 1_000, 2_000]);
  expect([5, 6, 2_000].map(restAfter)).toEqual([8_000, 8_000, 8_000]);
});
