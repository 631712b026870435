import { expect, test } from 'vitest';
import { emptyFunnel, makeFormFunnel } from '../../../fixtures/form-funnel.ts';
import { funnelInWords, funnelRows, kindWords, leakInWords, stepInWords } from './funnel-rows.ts';

// OFFICE-783
test('each row has the number and the share of each step, and where most customers leave', () => {
  const [all, humo, ...others] = funnelRows(makeFormFunnel());
  if (!all || !humo) throw new Error('rows are missing');
  const words = (row: typeof all) => [
    stepInWords(row, 'opened'),
    stepInWords(row, 'method'),
    stepInWords(row, 'paid'),
    leakInWords(row),
  ];
  expect(words(all)).toEqual([
    '1\u202F100',
    '930 · 84.5\u202F%',
    '570 · 51.8\u202F%',
    'Requisites → “I have paid”: 270 · 24.5\u202F%',
  ]);
  expect(words(humo)).toEqual([
    '—',
    '620 · 100\u202F%',
    '431 · 69.5\u202F%',
    'Requisites → “I have paid”: 150 · 24.1\u202F%',
  ]);
  expect(others.map(({ kind, name }) => `${kindWords[kind]}: ${name}`)).toEqual([
    'Method: Sbp',
    'Language: Russian',
    'Language: Uzbek',
    'Language: unknown',
    'Device: Phone',
    'Device: Desktop',
    'Device: unknown',
  ]);
});

// OFFICE-783
test('the sentence says how many forms were opened, and where most customers leave', () => {
  expect(funnelInWords(makeFormFunnel())).toBe(
    '1\u202F100 of 1\u202F240 forms were opened. Most customers leave between Requisites and “I have paid”: 270, 24.5\u202F% of those who opened one.',
  );
  expect(funnelInWords(emptyFunnel)).toBeUndefined();
  const unopened = { ...emptyFunnel, madeCount: 3 };
  expect(funnelInWords(unopened)).toBe('0 of 3 forms were opened.');
  const [row] = funnelRows(unopened);
  if (!row) throw new Error('a row is missing');
  expect([stepInWords(row, 'paid'), leakInWords(row)]).toEqual(['0', '—']);
});

test('a method that was not kept says so', () => {
  const { byMethod, ...funnel } = makeFormFunnel();
  const unknown = byMethod.map((row) => ({ ...row, paymentMethod: null }));
  expect(funnelRows({ ...funnel, byMethod: unknown })[1]?.name).toBe('not kept');
});
