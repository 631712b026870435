import { asId, type MerchantId } from '@tiyin/domain/ids';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMerchantShare } from './merchant-share.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Work that starts when permitted and ends when the test resolves it. */
function openWorks() {
  const begun: string[] = [];
  const end = Promise.withResolvers<void>();
  const work = (name: string) => async (): Promise<string> => {
    begun.push(name);
    await end.promise;
    return name;
  };
  return { begun, work, end: end.resolve };
}

const one = asId<MerchantId>(1);
const other = asId<MerchantId>(2);

// RUN-233
test('a merchant has sixteen requests at work, and the others of another merchant do not wait', async () => {
  const share = createMerchantShare();
  const { begun, work, end } = openWorks();
  const busy = Array.from({ length: 24 }, () => share.run(one, 'first', work('busy')));
  const quiet = share.run(other, 'first', work('quiet'));
  await vi.advanceTimersByTimeAsync(0);
  expect(begun.filter((name) => name === 'busy')).toHaveLength(16);
  expect(begun).toContain('quiet');
  end();
  expect(await quiet).toBe('quiet');
  expect(await Promise.all(busy)).toHaveLength(24);
});

// RUN-233
test('a request that waited ten seconds gets 503 with Retry-After, and leaves the queue', async () => {
  const share = createMerchantShare();
  const { work, end } = openWorks();
  const first = Array.from({ length: 16 }, () => share.run(one, 'first', work('first')));
  const late = share.run(one, 'first', work('late')).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await late).toMatchObject({ code: 'unavailable', status: 503, retryAfterSeconds: 2 });
  end();
  await Promise.all(first);
  expect(await share.run(one, 'first', work('next'))).toBe('next');
});

// RUN-233
test('with two hundred waiting the next gets 503 at once', async () => {
  const share = createMerchantShare();
  const { work, end } = openWorks();
  const works = Array.from({ length: 216 }, () => share.run(one, 'first', work('in line')));
  await expect(share.run(one, 'first', work('too many'))).rejects.toMatchObject({
    code: 'unavailable',
  });
  end();
  await Promise.all(works);
});

// RUN-233
test('work that fails gives its place back', async () => {
  const share = createMerchantShare();
  const fail = () => Promise.reject(new Error('no'));
  for (let number = 0; number < 20; number += 1) {
    await expect(share.run(one, 'first', fail)).rejects.toThrow('no');
  }
  expect(await share.run(one, 'first', () => Promise.resolve('yes'))).toBe('yes');
});

// RUN-721
test('a request that had a place gets the next one before the others, however many wait', async () => {
  const share = createMerchantShare();
  const { begun, work, end } = openWorks();
  const busy = Array.from({ length: 16 }, () => share.run(one, 'first', work('busy')));
  const waiting = Array.from({ length: 200 }, () => share.run(one, 'first', work('waiting')));
  const returning = share.run(one, 'later', work('returning'));
  await vi.advanceTimersByTimeAsync(9_000);
  end();
  await Promise.all([...busy, ...waiting]);
  expect(await returning).toBe('returning');
  expect(begun.indexOf('returning')).toBe(16);
});
