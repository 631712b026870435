import { describe, expect, test } from 'vitest';
import { commonPasswords } from './common-passwords.ts';
import { passwordProblem, passwordProblemText } from './index.ts';

const problemOf = (password: string) => passwordProblem(password, 'malika.karimova');

describe('a new password', () => {
  test.each([
    'correct horse battery staple',
    'olma nok behi',
    'чай с лимоном и мёдом',
    'viewer-demo-2',
    'tH4t1sMineToo',
    'passwords of mine',
    'adm928173462',
    'welcome82649102',
  ])('may be %j', (password) => {
    expect(problemOf(password)).toBeUndefined();
  });

  test.each(['', 'seven77', 'пароль1', 'olma nok be', '🦊🦊🦊fox'])(
    'of fewer than 12 characters is refused: %j',
    (short) => {
      expect(problemOf(short)).toBe('too-short');
    },
  );

  // PEOPLE-13
  test.each([
    '123456789012',
    '987654321098',
    '789012345678',
    'qwertyuiopqw',
    'йцукенгшщзхъ',
    'abcdefghijkl',
    'aaaaaaaaaaaa',
    'abababababab',
    'abcabcabcabc',
    'password12345',
    'Password2026!',
    'password12345678',
    'Administrator24',
    'qwertyuiop!!',
    'солнышко2026',
  ])('that is too common is refused, in any case: %s', (common) => {
    expect(problemOf(common)).toBe('too-common');
  });

  test('is not the username', () => {
    expect(problemOf('Malika.Karimova')).toBe('is-username');
    expect(problemOf('malika.karimova1')).toBe('is-username');
  });

  test('is counted in its hashed form: a composed letter is one character', () => {
    expect(problemOf('e\u0301cole 12345')).toBe('too-short');
  });
});

test('each reason has advice', () => {
  const texts = (['too-short', 'too-common', 'is-username'] as const).map(passwordProblemText);
  expect(texts).toEqual([
    'At least 12 characters; a few words make a good password',
    'This password is among the first that are tried; choose another',
    'Your username cannot be the password',
  ]);
});

test('every one of the list is refused, alone or with a tail', () => {
  for (const password of commonPasswords) expect(problemOf(password)).toMatch(/^too-/);
  for (const password of commonPasswords) expect(password).toBe(password.toLowerCase());
});
