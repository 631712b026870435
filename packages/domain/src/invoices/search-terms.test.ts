import { expect, test } from 'vitest';
import { isNumberSearch, readSearchTerms } from './search-terms.ts';

const id = '019aa1f2-7c40-7e11-9b52-4f6d20c81a37';

// INVOICE-250
test.each([
  [id.toUpperCase(), [{ begins: id.replaceAll('-', '') }, { ends: id.replaceAll('-', '') }]],
  ['019AA1F2', [{ begins: '019aa1f2' }, { ends: '019aa1f2' }]],
  ['a37', [{ begins: 'a37' }, { ends: 'a37' }]],
  ['019aa1f2…81a37', [{ begins: '019aa1f2', ends: '81a37' }]],
  ['019aa1f2...81a37', [{ begins: '019aa1f2', ends: '81a37' }]],
  ['01…81a37', []],
  ['a3', []],
  [`${id}0`, []],
  ['order-1', []],
])('%s is these parts of an id', (text, parts) => {
  expect(readSearchTerms(text).invoiceIds).toEqual(parts);
});

// INVOICE-442
test.each([
  ['480 000', { UZS: 48_000_000n, USDT: 480_000_000_000n }],
  ['480000.00', { UZS: 48_000_000n, USDT: 480_000_000_000n }],
  ['480\u202F000,5', { UZS: 48_000_050n, USDT: 480_000_500_000n }],
  ['0.123456', { UZS: undefined, USDT: 123_456n }],
  ['12.50 uzs', { UZS: 1250n, USDT: undefined }],
  ['12.5 USDT', { UZS: undefined, USDT: 12_500_000n }],
])('%s is these amounts, by the decimals of each currency', (text, amounts) => {
  const read = readSearchTerms(text).amounts;
  const amountIn = (code: 'UZS' | 'USDT') =>
    read.find(({ currencies }) => currencies.includes(code))?.amount;
  expect({ UZS: amountIn('UZS'), USDT: amountIn('USDT') }).toEqual(amounts);
});

test.each(['12.5 EUR', '0', 'order 12'])('%s is no amount in any currency', (text) => {
  expect(readSearchTerms(text).amounts).toEqual([]);
});

test('an amount names the currencies in which it is one', () => {
  expect(readSearchTerms('0.123456').amounts).toEqual([{ amount: 123_456n, currencies: ['USDT'] }]);
});

// INVOICE-441
test.each([
  ['Dilnoza', ['Dilnoza']],
  ['Тимур  Калин', ['Тимур', 'Калин']],
  ['yoʻldosheva', ['yoʻldosheva']],
  ['Li', []],
  ['order-1', []],
])('%s is these words of a name', (text, words) => {
  expect(readSearchTerms(text).name).toEqual(words);
});

// INVOICE-443
test.each([
  ['9860 7711 3355 7799', ['9860771133557799']],
  ['+998 90 111-22-33', ['998901112233']],
  ['90 111 22 33', ['901112233', '998901112233']],
  ['9161234567', ['9161234567', '79161234567']],
  ['8 (916) 123-45-67', ['89161234567', '79161234567']],
  ['12345678', []],
  ['9'.repeat(35), []],
  ['order 9860771133557799', []],
])('%s is these whole numbers', (text, numbers) => {
  expect(readSearchTerms(text).numbers).toEqual(numbers);
});

test.each([
  ['7799', '7799'],
  ['7', '7'],
  ['77991', undefined],
  ['a7', undefined],
])('the last four digits that begin with %s are %s', (text, digits) => {
  expect(readSearchTerms(text).lastFour).toBe(digits);
});

// PEOPLE-40
test.each([
  ['9860 7711 3355 7799', true],
  ['9860.7711.3355.7799', true],
  [' 998901112233 ', true],
  ['90 111-22-33', true],
  ['9161234567', true],
  ['480 000 000', false],
  ['1 480 000 000', false],
  ['5512', false],
  ['order-1', false],
])('%s searches for a number of somebody: %s', (text, isNumber) => {
  expect(isNumberSearch(text)).toBe(isNumber);
});
