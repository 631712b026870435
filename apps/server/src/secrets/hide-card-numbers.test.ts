import { expect, test } from 'vitest';
import { hideCardNumbers, isOnlyCardNumber, maskCardNumbers } from './hide-card-numbers.ts';

// API-280
test.each([
  ['I paid from 9860771133557799.', 'I paid from •••• 7799.'],
  ['9860 7711 3355 7799, then 8600-1234-5678-9012', '•••• 7799, then •••• 9012'],
  ['4000000000000000000', '•••• 0000'],
  ['8600.1234.5678.9012 or 8600/1234/5678/9012', '•••• 9012 or •••• 9012'],
  ['8600–1234–5678–9012 and 8600_1234_5678_9012', '•••• 9012 and •••• 9012'],
  ['８６００１２３４５６７８９０１２', '•••• 9012'],
  ['x8600123456789012 cardNo:4111111111111111', 'x•••• 9012 cardNo:•••• 1111'],
])('of card numbers the last four digits are kept: %s', (text, hidden) => {
  expect(hideCardNumbers(text)).toBe(hidden);
});

// API-280
test.each([
  'Call me: +998 90 123 45 67 or 79161234567',
  'invoice 019bc119-0100-725a-8c68-a39720f74020 of 15.01.2026',
  'paid 1 500 000 UZS, transfer trx-1234567890123456',
  'between 15.01.2026 12:30 and 16.01.2026 13:40',
  '',
])('phones, sums and ids stay: %s', (text) => {
  expect(hideCardNumbers(text)).toBe(text);
});

// API-491
test.each([
  ['Paid from 9860771133557799.', 'Paid from •••• 7799.'],
  ['4111 1111 1111 1111 100 UZS, 8600-1234-5678-9012', '•••• 1111 100 UZS, •••• 9012'],
  ['3782 822463 10005', '•••• 0005'],
  ['card-8600123456789012, cardNo:4111111111111111', 'card-•••• 9012, cardNo:•••• 1111'],
  ['4111.1111/1111_1111 and ８６００１２３４５６７８９０１２', '•••• 1111 and •••• 9012'],
])('of card numbers in any typed text the last four digits are kept: %s', (text, masked) => {
  expect(maskCardNumbers(text)).toBe(masked);
});

// API-491
test.each([
  'Reference 8600123456789013, account 20208000900100001010',
  'transfer 4111111111111112 of 2026-01-15 10 500 000 UZS',
  '41111111-1111-4111-9111-411111111111, +998 90 123 45 67',
  'INN 301234567, sums 400 000 000 000 000',
  '',
])('references, accounts, ids and sums stay: %s', (text) => {
  expect(maskCardNumbers(text)).toBe(text);
});

// API-491
test.each([
  [' 8600 1234 5678 9012 ', true],
  ['8600123456789013', false],
  ['trx-4111111111111111', false],
  ['411111111111', false],
])('a reference is a card number or not: %s', (text, expected) => {
  expect(isOnlyCardNumber(text)).toBe(expected);
});

// API-491
test.each(['4111111111111111 ', '4111/1111/1111/1111/', '8600 1234 5678 9012 ', '411 ', '1'])(
  'a long text takes no time of others: 500 kB of %j',
  (unit) => {
    const text = unit.repeat(Math.ceil(500_000 / unit.length));
    const begun = process.cpuUsage();
    maskCardNumbers(text);
    hideCardNumbers(text);
    isOnlyCardNumber(text);
    const { user } = process.cpuUsage(begun);
    expect(user / 1000).toBeLessThan(3_000);
  },
);
