import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { expect, test } from 'vitest';
import { guessesLog10 } from './guess-password.ts';
import { minGuessesLog10, newPasswordError } from './password-policy.ts';

const anna = { username: 'anna', firstName: 'Anna-Maria', lastName: 'Kim' };

// PEOPLE-205
test.each([
  ['seven77', /^At least 12 characters/],
  ['olma nok be', /^At least 12 characters/],
  ['Tiyin2026Tiyin', /^Leave out your names/],
  ['tiyin-payments', /^Leave out your names/],
  ['T1y1n payments now', /^Leave out your names/],
  ['Anna likes pears 77', /^Leave out your names/],
  ['maria-seven-pears', /^Leave out your names/],
  ['kim and 77 pears', /^Leave out your names/],
  ['Summer2026!!!', /among the first/],
  ['qazwsx123456', /among the first/],
  ['mustang69mustang', /among the first/],
  ['letmein letmein', /among the first/],
  ['password123456', /among the first/],
  ['iloveyou12345', /among the first/],
])('%s is refused', async (password, sentence) => {
  expect(await newPasswordError(password, anna)).toMatch(sentence);
});

// PEOPLE-205
test.each([
  'correct horse battery staple',
  'olma nok behi anjir',
  'чай с лимоном и мёдом',
  'kimono of 77 pears',
  'x'.repeat(3).concat(' vQ7#kd0-Lr2_ '.repeat(12)),
])('%s may be chosen', async (password) => {
  expect(await newPasswordError(password, anna)).toBeUndefined();
});

// PEOPLE-205
test('passwords are estimated one at a time, and more than wait are refused', async () => {
  const estimates = Array.from({ length: 20 }, (_, number) => guessesLog10(`mustang69 ${number}`));
  const ended = await Promise.allSettled(estimates);
  expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(17);
  expect(ended.at(-1)).toMatchObject({ reason: { code: 'unavailable', retryAfterSeconds: 2 } });
});

// PEOPLE-205
test('every common password of 12 characters and more takes too few guesses', () => {
  const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  const common = Object.values(dictionary).flatMap((list) => list.map(String));
  const long = [...new Set(common)].filter(({ length }) => length >= 12);
  expect(common.length).toBeGreaterThan(3000);
  expect(long.length).toBeGreaterThan(50);
  const kept = long.filter((each) => estimator.check(each).guessesLog10 >= minGuessesLog10);
  expect(kept).toEqual([]);
});
