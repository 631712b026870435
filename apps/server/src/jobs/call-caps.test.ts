import { expect, it } from 'vitest';
import { createCallCaps, mailKeys } from './call-caps.ts';
import { createPassedOver } from './passed-over.ts';

// RUN-231
it('a key is full where each claim under way could take one of its places', async () => {
  const caps = createCallCaps(3);
  caps.take(['merchant:1']);
  caps.take(['merchant:1', 'host:shop.example']);
  expect(caps.full()).toEqual([]);
  const pending = Promise.withResolvers<void>();
  const another = caps.claiming(() => pending.promise);
  await caps.claiming(() => {
    expect(caps.full()).toEqual(['merchant:1']);
    return Promise.resolve();
  });
  pending.resolve();
  await another;
  expect(caps.full()).toEqual([]);
});

// RUN-231
it('four e-mails go out at once, however many places there are', () => {
  const caps = createCallCaps(16);
  for (let number = 0; number < 3; number += 1) caps.take(mailKeys);
  expect(caps.full()).toEqual([]);
  const release = caps.take(mailKeys);
  expect(caps.full()).toEqual(['mail']);
  expect(caps.take(mailKeys)).toBeUndefined();
  release?.();
  expect(caps.full()).toEqual([]);
});

// RUN-231
it('that nothing else is due is remembered for a quarter of a second, and while the same merchants are full', () => {
  let now = 0;
  const passedOver = createPassedOver(() => now);
  expect(passedOver.isAll(['1'])).toBe(false);
  passedOver.note(['1', '2']);
  expect(passedOver.isAll(['1', '2'])).toBe(true);
  expect(passedOver.isAll(['1', '2', '3'])).toBe(true);
  expect(passedOver.isAll(['1'])).toBe(false);
  expect(passedOver.isAll([])).toBe(false);
  now = 250;
  expect(passedOver.isAll(['1', '2'])).toBe(false);
});
