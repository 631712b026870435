import { describe, expect, test } from 'vitest';
import { commonPasswords } from './common-passwords.ts';
import { passwordProblem, passwordProblemText } from './index.ts';

const problemOf = (password: string) => passwordProblem(password, 'malika.karimova');

describe('a new password', () => {
  test.each([
    'correct horse battery staple',
    'olma nok behi',
    'чай с лимоном и мёдом',
    'viewer-demo',
    'tH4t1sMine',
    'passwords of mine',
    'adm9281734',
    'welcome82649102',
  ])('may be %j', (password) => {
    expect(problemOf(password)).toBeUndefined();
  });

  test.each(['', 'seven77', 'пароль1', '🦊🦊🦊fox'])(
    'of fewer than 8 characters is refused: %j',
    (short) => {
      expect(problemOf(short)).toBe('too-short');
    },
  );

  test.each([
    'Password',
    'P@SSW0RD',
    '12345678',
    '987654321',
    '7890123456',
    'qwertyuiop',
    'йцукенгш',
    'abcdefgh',
    'aaaaaaaa',
    'abababab',
    'abcabcab',
    'password123',
    'Password2026!',
    'password12345678',
    'Admin2024',
    'qwerty!!',
    'пароль2026',
  ])('that everybody tries is refused, in whatever case: %s', (common) => {
    expect(problemOf(common)).toBe('too-common');
  });

  test('is not the username', () => {
    expect(problemOf('Malika.Karimova')).toBe('is-username');
    expect(problemOf('malika.karimova1')).toBe('is-username');
  });

  test('is counted as it is hashed: one composed letter is one, however it was typed', () => {
    expect(problemOf('e\u0301cole 1')).toBe('too-short');
  });
});

test('each reason says what to do', () => {
  const texts = (['too-short', 'too-common', 'is-username'] as const).map(passwordProblemText);
  expect(texts).toEqual([
    'At least 8 characters; a few words make a good password',
    'This password is among the first that are tried; choose another',
    'Your username is no password',
  ]);
});

test('every one of the list is refused', () => {
  for (const password of commonPasswords) expect(problemOf(password)).toBe('too-common');
  for (const password of commonPasswords) expect(password).toBe(password.toLowerCase());
});
