import {
  type CurrencyCode,
  type FeeRule,
  type MinorUnits,
  largestTransfer,
} from '../money/index.ts';
import { methodById, paymentMethods } from '../requisites/index.ts';

/** A method as a terminal offers it: between which amounts, and for which fee; minor units (ROUTING-2). */
export type TerminalMethodRule = {
  /** Of the payment method. */
  readonly id: number;
  readonly minAmount: MinorUnits;
  readonly maxAmount: MinorUnits;
  readonly fee: FeeRule;
};

/** A validation error with its place in a list of methods, as a JSON pointer (`/0/maxAmount`). */
export type MethodProblem = { readonly path: string; readonly message: string };

/** The highest fee in basis points: all of the amount. */
export const maxBasisPoints = 10_000;

/** The largest amount of a method is at most so many times the largest transfer of its currency (ROUTING-580). */
const timesLargestTransfer = 100n;

/**
 * The payment methods that a terminal of a currency can offer; none for a currency without methods.
 */
export function methodsOfCurrency(currency: CurrencyCode) {
  return paymentMethods.filter((method) => method.currency === currency);
}

/**
 * Validates the methods of a terminal (ROUTING-2): each has its currency and occurs once, its
 * limits allow some amount, and at least one is enabled.
 */
export function methodProblems(
  methods: readonly TerminalMethodRule[],
  currency: CurrencyCode,
): readonly MethodProblem[] {
  if (methods.length === 0) return [{ path: '', message: 'Leave at least one method' }];
  return methods.flatMap((method, index) => {
    const isRepeated = methods.findIndex(({ id }) => id === method.id) !== index;
    const found = isRepeated
      ? ([['id', 'Each method is offered once']] as const)
      : problemsOf(method, currency);
    return found.map(([field, message]) => ({ path: `/${index}/${field}`, message }));
  });
}

type Found = readonly (readonly [field: string, message: string])[];

function problemsOf(
  { id, minAmount, maxAmount, fee }: TerminalMethodRule,
  currency: CurrencyCode,
): Found {
  const { basisPoints, fixed } = fee;
  const largest = largestTransfer(currency);
  const isWhole = Number.isInteger(basisPoints);
  return [
    ...when(methodById(id)?.currency !== currency, 'id', `There is no such method in ${currency}`),
    ...when(minAmount < 1n, 'minAmount', 'The smallest amount is more than nothing'),
    ...when(
      maxAmount < minAmount,
      'maxAmount',
      'The largest amount must not be less than the smallest',
    ),
    ...when(
      maxAmount > largest * timesLargestTransfer,
      'maxAmount',
      `No method in ${currency} takes so much`,
    ),
    ...when(
      !isWhole || basisPoints < 0 || basisPoints > maxBasisPoints,
      'feeBasisPoints',
      'A fee is 0 to 10000 basis points',
    ),
    ...when(fixed < 0n, 'feeFixed', 'The fixed part of a fee must not be negative'),
    ...when(
      fixed > largest,
      'feeFixed',
      'The fixed part of a fee is more than anybody sends at once',
    ),
  ];
}

function when(isWrong: boolean, field: string, message: string): Found {
  return isWrong ? [[field, message]] : [];
}
