import { expect, test } from 'vitest';
import { hasUnseen, isOneOf, longestName, nameError, withoutUnseen } from './index.ts';

// OFFICE-65, OFFICE-76
test.each([
  ['', 'Name is required'],
  [' \t ', 'Name is required'],
  [' ab ', 'Name must be at least 3 characters long'],
  ['🧺🧺', 'Name must be at least 3 characters long'],
  ['a'.repeat(longestName + 1), 'Name must be at most 100 characters long'],
  ['a\nb', 'Name must be one line of text'],
  ['ab\u202ec', 'Name has a character that cannot be seen'],
  ['a\u200bbc', 'Name has a character that cannot be seen'],
])('the name %j is refused: %s', (name, message) => {
  expect(nameError(name)).toBe(message);
});

test.each(['Jon', ' Oʻz ', '🧺🧺🧺', 'Ч. П.', 'a'.repeat(longestName)])(
  'the name %j is taken',
  (name) => expect(nameError(name)).toBeUndefined(),
);

// API-900
test.each([
  ['a control', 'a\u0007b'],
  ['a line end', 'a\nb'],
  ['a turned direction', 'a\u202eb'],
  ['an isolated direction', 'a\u2066b'],
  ['a mark of a direction', 'a\u200fb'],
  ['a space of no width', 'a\u200bb'],
  ['a joiner', 'a\u200db'],
  ['a soft hyphen', 'a\u00adb'],
  ['a filler', 'a\u3164b'],
  ['a mark of byte order', '\ufeff\u200bab'],
  ['half a character', 'a\ud800b'],
])('%s is a character that cannot be seen', (_, name) => {
  expect(hasUnseen(name)).toBe(true);
});

// API-900
test.each(['Oʻgʻiloy', 'Анна-Мария', 'Jean‑Luc', '李小龍', 'علي', 'José', ' Ali\n', '№ 1 🧺'])(
  'the name %j is seen whole',
  (name) => expect(hasUnseen(name)).toBe(false),
);

// API-900
test('of a text of others the seen characters are kept', () => {
  expect(withoutUnseen(' A\u202eli\u200b\r\nKarimov\t')).toBe('Ali Karimov');
});

test('a value is one of some, or none of them', () => {
  expect(isOneOf<string, string>('NEW', ['NEW', 'DONE'])).toBe(true);
  expect(isOneOf<string, string>('ERROR', ['NEW', 'DONE'])).toBe(false);
});
