import { expect, test } from 'vitest';
import { homeTime } from './home-time.ts';

const now = Date.UTC(2026, 10, 20, 10, 30);
const inAQuarter = Date.UTC(2026, 10, 20, 10, 44, 59);

test.each([
  ['UZS', 'tashkent', '15:44'],
  ['RUB', 'moscow', '13:44'],
  ['KGS', 'bishkek', '16:44'],
  ['AZN', 'baku', '14:44'],
  ['USDT', 'utc', '10:44'],
])('a payment in %s uses the clock of %s: %s', (currency, clock, text) => {
  expect(homeTime(inAQuarter, now, currency, 'en')).toEqual({ clock, text });
});

test('a time on another day has its day, in the same zone', () => {
  // 00:10 of the next day in Tashkent.
  const late = Date.UTC(2026, 10, 20, 19, 10);
  expect(homeTime(late, now, 'UZS', 'ru').text).toBe('21 ноября 2026 г., 00:10');
  expect(homeTime(late, Date.UTC(2026, 10, 20, 19, 1), 'UZS', 'ru').text).toBe('00:10');
  expect(homeTime(late, now, 'RUB', 'uz').text).toBe('22:10');
});
