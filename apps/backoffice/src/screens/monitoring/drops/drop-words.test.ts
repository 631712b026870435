import { expect, test } from 'vitest';
import { makeDrop, makeSlice } from '../../../fixtures/drops.ts';
import { dropInWords, fallInWords, shareInWords, sliceInWords } from './drop-words.ts';
import { sliceAddress } from './slice-address.ts';

const account = { id: 17, lastFour: '1234' };
const provider = { id: 3, name: 'X' };
const paymentMethod = { name: 'Humo' } as const;
const counts = makeSlice();

// OFFICE-591
test.each([
  [{ paymentMethod, account, provider }, 'Humo at account *1234 of provider X'],
  [
    { paymentMethod, account, bank: 'Kapitalbank', provider },
    'Humo at account *1234 (Kapitalbank) of provider X',
  ],
  [{ account: { id: 17, lastFour: '' } }, 'All methods at account 17'],
  [{ paymentMethod, bank: 'Kapitalbank' }, 'Humo at Kapitalbank'],
  [{ provider }, 'All methods of provider X'],
  [{ paymentMethod, account: null, provider: null }, 'Humo without an account'],
  [{ paymentMethod: null, account: null }, 'No method chosen without an account'],
])('%j is the slice "%s"', (keys, words) => {
  expect(sliceInWords({ ...counts, ...keys })).toBe(words);
});

test('a fall says the rate, of how many, and what it was', () => {
  const { before, now } = makeSlice();
  expect(fallInWords(now, before)).toBe('12\u202F% of 50, was 91\u202F%');
  const none = { endedCount: 0, successCount: 0, successPercent: null };
  expect(fallInWords(now, none)).toBe('12\u202F% of 50, none before');
  expect(fallInWords(none, before)).toBe('0\u202F% of 0, was 91\u202F%');
  expect(shareInWords(makeSlice())).toBe('95\u202F%');
});

test('a drop says the threshold only where it was compared with it', () => {
  expect(dropInWords(makeDrop())).toBe('64\u202F% of 150, was 90.5\u202F%');
  expect(dropInWords(makeDrop({ comparedWith: 'THRESHOLD' }))).toBe(
    '64\u202F% of 150, was 90.5\u202F%, low below 70\u202F%',
  );
});

const drop = makeDrop({
  periodStart: '2026-11-19T23:30:00.000Z',
  periodEnd: '2026-11-20T00:30:40.000Z',
});

// OFFICE-591
test.each([
  [{ paymentMethod, account, bank: 'A', provider }, 'accountId=17'],
  [{ paymentMethod, provider }, 'paymentMethod=Humo&providerId=3'],
  [{ bank: 'Ipak Yoʻli' }, 'bank=Ipak+Yo%CA%BBli'],
  [{ paymentMethod: null, account: null, provider: null }, 'paymentMethod=none&accountId=0'],
])('the invoices of %j are filtered by %s, on the days of the period', (keys, query) => {
  expect(sliceAddress(drop, { ...counts, ...keys })).toBe(
    `/invoices?terminal=12&dateFrom=2026-11-19&dateTo=2026-11-20&${query}`,
  );
});
