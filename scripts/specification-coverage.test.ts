import { expect, test } from 'vitest';
import { breachesOf, coverageRows } from './specification-coverage.ts';

const rows = coverageRows();

test('there are rules, each said once', () => {
  expect(rows.length).toBeGreaterThan(0);
  const rules = rows.map(({ rule }) => rule);
  expect(rules.filter((rule, at) => rules.indexOf(rule) !== at)).toEqual([]);
});

test('every file that is named is there, and every title in its file', () => {
  expect(rows.flatMap(breachesOf)).toEqual([]);
});

test('a row that says nothing, a file and a title that are not there, and a story without a play test are found', () => {
  const text = [
    '| rule | where it lives | its test |',
    '| --- | --- | --- |',
    '| One | `package.json` | `package.json › "private": true` |',
    '| Two | not yet: issue 7 | not yet: issue 7 |',
    '| Three | `gone.ts` | `package.json › no such title` |',
    '| Four |  | some day |',
    '| Five | `package.json` | `apps/payform/src/steps/success/SuccessStep.stories.tsx › Done` |',
  ].join('\n');
  expect(coverageRows(text).flatMap(breachesOf)).toEqual([
    'Three: gone.ts',
    'Three: package.json › no such title',
    'Four: says nothing',
    'Four: says nothing',
    'Five: apps/payform/src/steps/success/SuccessStep.stories.tsx › Done',
  ]);
});
