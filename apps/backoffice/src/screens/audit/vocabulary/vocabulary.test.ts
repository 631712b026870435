import { expect, test } from 'vitest';
import { actionWords, fieldWords, kindWords } from '../audit-words.ts';
import { actionTexts } from './action-texts.ts';
import { fieldTexts } from './field-texts.ts';
import { kindTexts } from './kind-texts.ts';

test.each([
  ['actions', actionTexts, actionWords],
  ['kinds of objects', kindTexts, kindWords],
  ['fields', fieldTexts, fieldWords],
] as const)('the catalogue has the words that the page makes of %s', (_, texts, words) => {
  for (const [name, text] of Object.entries(texts)) expect(words(name)).toBe(text());
});

test('each action has the kind of its object', () => {
  const kinds = Object.keys(actionTexts).map((action) => action.split('.')[0]);
  expect(new Set(kinds)).toEqual(new Set(Object.keys(kindTexts)));
});
