import { expect, test } from 'vitest';
import { serverTexts } from '../../../../scripts/texts/server-texts.ts';
import { problemTexts } from './problem-texts.ts';

// OFFICE-804
test('the problems of the server have its own titles in English', () => {
  const titles = serverTexts('apps/server/src/problem.ts', 'titles');
  const texts = Object.entries(problemTexts).map(([code, text]) => [code, text()]);
  expect(Object.fromEntries(texts)).toMatchObject(titles);
});
