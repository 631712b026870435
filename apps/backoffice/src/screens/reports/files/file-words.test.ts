import { expect, test } from 'vitest';
import { makeExportedFiles } from '../../../fixtures/exported-files.ts';
import { filterWords, linesWords, listWords } from './file-words.ts';

test('a file says its list, its filter and its lines in words', () => {
  const words = makeExportedFiles().data.map(
    (file) => `${listWords(file)} | ${filterWords(file)} | ${linesWords(file)}`,
  );
  expect(words).toEqual([
    'Balance report | Period start: 2026-11-01, Period end: 2026-11-19, Currency id: 1 | 19',
    'Invoices | Search: ************4242 | 20000, broken off',
    'Audit | All | Not finished',
    'Later.csv | All | 0',
  ]);
});
