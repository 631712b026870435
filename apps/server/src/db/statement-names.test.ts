import { expect, test } from 'vitest';
import { createStatementNames } from './statement-names.ts';

test('a text has one name, and no other text has it', () => {
  const nameOf = createStatementNames();
  const first = nameOf('select 1');
  expect(first).toEqual(expect.any(String));
  expect(nameOf('select 1')).toBe(first);
  expect(nameOf('select 2')).not.toBe(first);
});

// RUN-540
test('processes that share a session mean the same text by a name', () => {
  const [one, other] = [createStatementNames(), createStatementNames()];
  other('select 2');
  expect(other('select 1')).toBe(one('select 1'));
});

test('text that is not a query is not prepared', () => {
  const nameOf = createStatementNames();
  expect(nameOf('commit')).toBeUndefined();
  expect(nameOf('do $$ begin end $$')).toBeUndefined();
  expect(nameOf('\n  with a as (select 1) select * from a')).toEqual(expect.any(String));
});

// RUN-270
test('the beginning of a transaction has a name, so that the driver sends it with what follows', () => {
  const nameOf = createStatementNames();
  expect(nameOf('begin isolation level read committed')).toEqual(expect.any(String));
});

test('texts without end are prepared up to a limit, and those known stay so', () => {
  const nameOf = createStatementNames();
  const names = Array.from({ length: 600 }, (_, index) => nameOf(`select ${index}`));
  expect(new Set(names.filter((name) => name !== undefined)).size).toBe(500);
  expect(nameOf('select 0')).toBe(names[0]);
  expect(nameOf('select 599')).toBeUndefined();
});
