import { expect, test } from 'vitest';
import { accentWords } from './accent-words.ts';

test('a bright accent is darker on light, and the field says so', () => {
  expect(accentWords('#FFD400')).toMatch(
    /^Shown as #[\da-f]{6} on light, so that it can be read\.$/,
  );
});

test('a dark accent is lighter on dark', () => {
  expect(accentWords('#101040')).toMatch(
    /^Shown as #[\da-f]{6} on dark, so that it can be read\.$/,
  );
});

test.each(['', 'red', '#12'])('of %j, which is not a colour, nothing is predicted', (accent) => {
  expect(accentWords(accent)).toBe('Of the main buttons. Empty: Tiyin’s own.');
});
