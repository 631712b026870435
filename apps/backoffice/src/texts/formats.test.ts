import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { speak } from '@tiyin/ui/locale/language';
import { speakRussian } from '@tiyin/ui/locale/ru';
import { afterEach, expect, test, vi } from 'vitest';
import {
  formatAge,
  formatAmount,
  formatBasisPoints,
  formatDayUtc,
  formatMajorUnits,
  formatMoney,
  formatShortUtc,
  formatSuccessRate,
} from './formats.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  speak('en');
});

const formatted = () => [
  formatAmount(123_450, 2),
  formatAmount(123_400, 2, { fraction: 'trimmed' }),
  formatMajorUnits(1234.5),
  formatSuccessRate(96.4),
  formatBasisPoints(150),
  formatShortUtc('2026-11-20T01:02:03Z'),
  formatDayUtc(Date.UTC(2026, 10, 20)),
  formatAge(180_000),
];

test('amounts, rates and times are in the language of the page, English at first', () => {
  expect(formatted()).toEqual([
    '1\u202F234.50',
    '1\u202F234',
    '1\u202F234.50',
    '96.4\u202F%',
    '1.5\u202F%',
    '20/11/2026 01:02:03',
    '20/11/2026',
    '3 minutes ago',
  ]);
  vi.stubGlobal('window', {});
  speakRussian();
  expect(formatted()).toEqual([
    '1\u202F234,50',
    '1\u202F234',
    '1\u202F234,50',
    '96,4\u202F%',
    '1,5\u202F%',
    '20.11.2026 01:02:03',
    '20.11.2026',
    '3 минуты назад',
  ]);
});

const sourcesOfScreens = () => {
  const root = join(import.meta.dirname, '..');
  const files = globSync('**/*.{ts,tsx}', {
    cwd: root,
    exclude: ['texts/formats.ts', 'fixtures/**', '**/*.{test,stories,typetest}.*'],
  });
  return files.map((file) => ({ file, source: readFileSync(join(root, file), 'utf8') }));
};

test('an amount and its currency stay on one line', () => {
  expect(formatMoney(123_450, { code: 'UZS', dimension: 2 })).toBe('1\u202F234.50\u00A0UZS');
  // Put together by hand, with a blank that may wrap.
  const wrapping =
    /\bformatAmount\([^`]*\)\} \$\{|\{(?:amount|balance|implied|sum)\} (?:\$\{|\{)code/;
  const found = sourcesOfScreens().filter(({ source }) => wrapping.test(source));
  expect(found.map(({ file }) => file)).toEqual([]);
});

test('no screen takes them from domain, whose default is English', () => {
  const names = /\bformat(?:Age|Amount|DayUtc|MajorUnits|ShortUtc|SuccessRate)\b/;
  const files = sourcesOfScreens();
  const taken = files.filter(({ source }) => {
    const imports = source.matchAll(/import \{([^}]*)\} from '@tiyin\/domain\/[a-z]+';/g);
    return [...imports].some(([, list = '']) => names.test(list));
  });
  expect(files.length).toBeGreaterThan(100);
  expect(taken).toEqual([]);
});
