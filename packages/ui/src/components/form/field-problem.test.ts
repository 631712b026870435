import { expect, test } from 'vitest';
import { fieldNameOf, messagesByName } from './field-problem.ts';

test.each([
  ['/sumFrom', 'sumFrom'],
  ['/limits/0/priority', 'limits.0.priority'],
  ['/a~1b/c~0d', 'a/b.c~d'],
  ['query.sumFrom', 'sumFrom'],
  ['header.if-match', 'header.if-match'],
  ['', ''],
])('%j is about the field %j', (path, name) => {
  expect(fieldNameOf(path)).toBe(name);
});

test('a field keeps all its problems, in order', () => {
  const problems = [
    { path: '/name', message: 'Too short.' },
    { path: '/limit', message: 'Enter a limit.' },
    { path: '/name', message: 'Taken.' },
  ];
  expect(messagesByName(problems)).toEqual({
    name: ['Too short.', 'Taken.'],
    limit: ['Enter a limit.'],
  });
});
