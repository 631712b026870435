import { describe, expect, test } from 'vitest';
import { feeOf, largestTransfer, minorUnits } from '../money/index.ts';
import {
  attributeTypeById,
  attributeValueError,
  defaultMethodRule,
  methodProblems,
  methodsOfCurrency,
  type TerminalAttributeTypeCode,
  type TerminalMethodRule,
  terminalAttributeTypes,
  testFormAmount,
} from './index.ts';

const codes: readonly TerminalAttributeTypeCode[] = ['I', 'S', 'C', 'B', 'N'];

describe('the value of an attribute', () => {
  test.each(codes)('of the type %s is required, and more than blanks', (code) => {
    expect(attributeValueError(code, '')).toBe('Value is required');
    expect(attributeValueError(code, '  ')).toBe('Value must be at least 1 characters long');
  });

  test.each([
    ['I', '0'],
    ['I', '-12'],
    ['I', '123456789012345678901234567890'],
    ['S', 'Do‘kon №1'],
    ['S', '12.5'],
    ['C', 'я'],
    ['C', '😀'],
    ['C', 'é'],
    ['B', 'true'],
    ['B', 'false'],
    ['N', '12.5'],
    ['N', '0.010'],
    ['N', '123456789012345678901.5'],
  ] as const)('of the type %s may be %j', (code, value) => {
    expect(attributeValueError(code, value)).toBeUndefined();
  });

  // ROUTING-9
  test.each([
    ['I', ['1.5', '1e3', 'x', '-', '1 2'], 'value is not Integer'],
    ['S', ['a\nb', 'a\u0000', '\ud800'], 'value is not String'],
    ['C', ['ab', 'a ', '\u0007'], 'value is not Char'],
    ['B', ['True', '1', 'yes'], 'value is not Boolean'],
    ['N', ['12', '1.0', '1.2.3', '.5', '-1.5', '1,5'], 'value is not Numeric'],
  ] as const)('of type %s is not valid: %j', (code, values, message) => {
    for (const value of values) expect(attributeValueError(code, value), value).toBe(message);
  });
});

test('a type is found by its id of reference list 105', () => {
  expect(terminalAttributeTypes.map(({ id }) => attributeTypeById(id)?.code)).toEqual(codes);
  expect(attributeTypeById(6)).toBeUndefined();
});

describe('the methods of a terminal', () => {
  const humo: TerminalMethodRule = {
    id: 1,
    minAmount: minorUnits(100n),
    maxAmount: minorUnits(200n),
    fee: { basisPoints: 150, fixed: minorUnits(0n) },
  };
  const pathsOf = (methods: readonly TerminalMethodRule[]) =>
    methodProblems(methods, 'UZS').map(({ path }) => path);

  test('are right with limits and a fee', () => {
    expect(
      pathsOf([humo, { ...humo, id: 2, fee: { basisPoints: 10_000, fixed: minorUnits(5n) } }]),
    ).toEqual([]);
  });

  test('are at least one', () => {
    expect(methodProblems([], 'UZS')).toEqual([{ path: '', message: 'Leave at least one method' }]);
  });

  test.each([
    ['another currency', { id: 3 }, '/0/id'],
    ['an unknown method', { id: 99 }, '/0/id'],
    ['nothing to begin with', { minAmount: minorUnits(0n) }, '/0/minAmount'],
    ['limits that cross', { maxAmount: minorUnits(99n) }, '/0/maxAmount'],
    ['more than all', { fee: { basisPoints: 10_001, fixed: minorUnits(0n) } }, '/0/feeBasisPoints'],
    ['less than nothing', { fee: { basisPoints: -1, fixed: minorUnits(0n) } }, '/0/feeBasisPoints'],
    [
      'half a basis point',
      { fee: { basisPoints: 1.5, fixed: minorUnits(0n) } },
      '/0/feeBasisPoints',
    ],
    ['a fixed part below zero', { fee: { basisPoints: 0, fixed: minorUnits(-1n) } }, '/0/feeFixed'],
  ])('are refused at their field for %s', (_case, difference, path) => {
    expect(pathsOf([{ ...humo, ...difference }])).toEqual([path]);
  });

  // ROUTING-580
  test('have limits and fees whose amounts and sums can be shown', () => {
    const largest = largestTransfer('UZS');
    const highest = { ...humo, maxAmount: minorUnits(largest * 100n) };
    const fee = { basisPoints: 10_000, fixed: largest };
    expect(pathsOf([{ ...highest, fee }])).toEqual([]);
    expect(feeOf(highest.maxAmount, fee) + highest.maxAmount).toBeLessThan(2n ** 53n);
    const more = { fixed: minorUnits(largest + 1n), basisPoints: 0 };
    expect(pathsOf([{ ...highest, fee: more }])).toEqual(['/0/feeFixed']);
    expect(pathsOf([{ ...humo, maxAmount: minorUnits(largest * 100n + 1n) }])).toEqual([
      '/0/maxAmount',
    ]);
  });

  test('are each offered once', () => {
    expect(pathsOf([humo, humo])).toEqual(['/1/id']);
  });

  test('are those of the currency, and none for a currency without methods', () => {
    expect(methodsOfCurrency('UZS').map(({ name }) => name)).toEqual(['Humo', 'Uzs']);
    expect(methodsOfCurrency('KGS')).toEqual([]);
  });

  // ROUTING-5
  test.each([
    ['UZS', 'DEPOSIT', 100_000n, 10_000_000_000n, 150],
    ['RUB', 'DEPOSIT', 100_000n, 10_000_000n, 150],
    ['RUB', 'WITHDRAWAL', 100_000n, 10_000_000n, 100],
  ] as const)(
    'begin right in %s for a %s',
    (currency, flowType, minAmount, maxAmount, basisPoints) => {
      const id = methodsOfCurrency(currency)[0]?.id ?? 0;
      const rule = defaultMethodRule(id, { currency, flowType });
      expect(rule).toEqual({
        id,
        minAmount,
        maxAmount,
        fee: { basisPoints, fixed: minorUnits(0n) },
      });
      expect(methodProblems([rule], currency)).toEqual([]);
    },
  );
});

test.each([
  [100_000n, 10_000_000n, 1_000_000n],
  [100_001n, 10_000_000n, 1_000_000n],
  [100_000n, 250_001n, 250_000n],
  [201n, 203n, 203n],
])('a test form on a method from %d to %d is of %d', (minAmount, maxAmount, amount) => {
  expect(
    testFormAmount({ minAmount: minorUnits(minAmount), maxAmount: minorUnits(maxAmount) }),
  ).toBe(amount);
});
