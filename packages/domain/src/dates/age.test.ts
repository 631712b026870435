import { expect, test } from 'vitest';
import { formatAge } from './index.ts';

const minute = 60_000;

test.each([
  [-5, 'just now'],
  [minute - 1, 'just now'],
  [minute, '1 minute ago'],
  [59 * minute, '59 minutes ago'],
  [60 * minute, '1 hour ago'],
  [24 * 60 * minute - 1, '23 hours ago'],
  [24 * 60 * minute, '1 day ago'],
  [75 * 60 * minute, '3 days ago'],
])('%i ms is %s', (ms, words) => {
  expect(formatAge(ms)).toBe(words);
});

test.each([
  ['ru', 0, 'только что'],
  ['ru', 1, '1 минуту назад'],
  ['ru', 22, '22 минуты назад'],
  ['ru', 11, '11 минут назад'],
  ['ru', 14, '14 минут назад'],
  ['ru', 5, '5 минут назад'],
  ['ru', 21 * 60, '21 час назад'],
  ['ru', 3 * 24 * 60, '3 дня назад'],
  ['ru', 112 * 24 * 60, '112 дней назад'],
  ['uz', 0, 'hozirgina'],
  ['uz', 1, '1 daqiqa oldin'],
  ['uz', 5 * 60, '5 soat oldin'],
  ['uz', 2 * 24 * 60, '2 kun oldin'],
] as const)('in %s, %i minutes are %s', (language, minutes, words) => {
  expect(formatAge(minutes * minute, language)).toBe(words);
});
