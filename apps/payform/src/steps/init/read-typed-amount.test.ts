import { describe, expect, it } from 'vitest';
import { makeMethod } from '../../fixtures/form-init.ts';
import { readTypedAmount } from './read-typed-amount.ts';

const currency = { code: 'UZS', dimension: 2, minValue: 100_000, maxValue: 500_000_000 };
const method = makeMethod({ minAmount: 100_000, maxAmount: 10_000_000_000 });
const read = (text: string) => readTypedAmount(text, currency, method);

// FORM-249
describe('an amount that a customer typed', () => {
  it.each([
    ['2000000', 200_000_000],
    ['480 000', 48_000_000],
    ['480\u202F000,37', 48_000_037],
    ['1000.5', 100_050],
    ['1 000 UZS', 100_000],
  ])('is read as people write it: %s', (text, amount) => {
    expect(read(text)).toEqual({ ok: true, amount });
  });

  it.each([
    ['', 'amount.problem.empty'],
    ['abc', 'amount.problem.not-a-number'],
    ['1000.123', 'amount.problem.decimals'],
    ['-5000', 'amount.problem.limits'],
    ['999.99', 'amount.problem.limits'],
    ['5000000.01', 'amount.problem.limits'],
    ['99999999999999999999', 'amount.problem.limits'],
  ])('is refused with a message if invalid: %s', (text, problem) => {
    expect(read(text)).toEqual({ ok: false, problem });
  });

  // LEDGER-235
  it.each([
    [0, '1000', 1_000],
    [3, '1000.125', 1_000_125],
  ])('has as many decimals as its currency: %d', (dimension, text, amount) => {
    const whole = { code: 'JPY', dimension, minValue: 1, maxValue: 500_000_000 };
    const any = makeMethod({ minAmount: 1, maxAmount: 500_000_000 });
    const tooMany = `1000.${'1'.repeat(dimension + 1)}`;
    expect(readTypedAmount(text, whole, any)).toEqual({ ok: true, amount });
    expect(readTypedAmount(tooMany, whole, any)).toEqual({
      ok: false,
      problem: dimension === 0 ? 'amount.problem.whole' : 'amount.problem.decimals',
    });
  });
});
