import { expect, test } from 'vitest';
import { isOneOf, longestName, nameError } from './index.ts';

// OFFICE-65, OFFICE-76
test.each([
  ['', 'Name is required'],
  [' \t ', 'Name is required'],
  [' ab ', 'Name must be at least 3 characters long'],
  ['🧺🧺', 'Name must be at least 3 characters long'],
  ['a'.repeat(longestName + 1), 'Name must be at most 100 characters long'],
  ['a\nb', 'Name must be one line of text'],
])('the name %j is refused: %s', (name, message) => {
  expect(nameError(name)).toBe(message);
});

test.each(['Jon', ' Oʻz ', '🧺🧺🧺', 'Ч. П.', 'a'.repeat(longestName)])(
  'the name %j is taken',
  (name) => expect(nameError(name)).toBeUndefined(),
);

test('a value is one of some, or none of them', () => {
  expect(isOneOf<string, string>('NEW', ['NEW', 'DONE'])).toBe(true);
  expect(isOneOf<string, string>('ERROR', ['NEW', 'DONE'])).toBe(false);
});
