import fc from 'fast-check';
import { expect, test } from 'vitest';
import { jsonTokens } from './json-tokens.ts';

const written = (text: string) =>
  jsonTokens(text)
    ?.map((token) => token.text)
    .join('');

test('lines are broken as JSON.stringify does with two spaces', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(written(JSON.stringify(value))).toBe(JSON.stringify(value, null, 2));
    }),
  );
});

test('numbers and strings stay as they were written', () => {
  expect(
    written('{"amount": 9007199254740993, "rate":1.50,"name":"O\\u02bbzbek \\"a: b\\""}'),
  ).toBe(
    '{\n  "amount": 9007199254740993,\n  "rate": 1.50,\n  "name": "O\\u02bbzbek \\"a: b\\""\n}',
  );
});

test('each token has its kind', () => {
  expect(
    jsonTokens('{"a":["b",-1.5e3,null,true]}')?.filter(({ kind }) => kind !== 'space'),
  ).toEqual([
    { kind: 'mark', text: '{' },
    { kind: 'key', text: '"a"' },
    { kind: 'mark', text: ':' },
    { kind: 'mark', text: '[' },
    { kind: 'string', text: '"b"' },
    { kind: 'mark', text: ',' },
    { kind: 'number', text: '-1.5e3' },
    { kind: 'mark', text: ',' },
    { kind: 'word', text: 'null' },
    { kind: 'mark', text: ',' },
    { kind: 'word', text: 'true' },
    { kind: 'mark', text: ']' },
    { kind: 'mark', text: '}' },
  ]);
});

test.each(['', 'Oops', '{"a":', '<html lang="en">', '{"a":1}}'])('%j is no JSON', (text) => {
  expect(jsonTokens(text)).toBeUndefined();
});
