import { expect, test } from 'vitest';
import { createLeaveGuard } from '../routing/leave-guard.ts';
import { readShownMerchant, readStoredMerchant, subscribeToMerchant } from './stored-merchant.ts';

// OFFICE-10
test.each([
  [null, null],
  ['', null],
  ['0', null],
  ['-1', null],
  ['1.5', null],
  ['abc', null],
  ['2147483648', null],
  ['7', 7],
])('the stored merchant %j is %j', (text, merchantId) => {
  expect(readStoredMerchant({ getItem: () => text })).toBe(merchantId);
});

// OFFICE-930
test('a merchant that another window chose is followed once nothing that was typed would be lost', async () => {
  let stored = '7';
  const storage = { getItem: () => stored };
  const place = new EventTarget();
  const guard = createLeaveGuard(() => undefined);
  const shown: (number | null)[] = [];
  const window = place as Window;
  const end = subscribeToMerchant(
    window,
    () => shown.push(readShownMerchant(storage)),
    guard.whenFree,
  );
  const chooseElsewhere = (next: string) => {
    const event = Object.assign(new Event('storage'), {
      key: 'tiyin.merchantId',
      oldValue: stored,
    });
    stored = next;
    place.dispatchEvent(event);
  };
  chooseElsewhere('8');
  expect(shown).toEqual([8]);
  const release = guard.hold();
  chooseElsewhere('9');
  chooseElsewhere('10');
  expect(shown).toEqual([8]);
  expect(readShownMerchant(storage)).toBe(8);
  release();
  await Promise.resolve();
  expect(readShownMerchant(storage)).toBe(10);
  expect(shown.at(-1)).toBe(10);
  end();
});
