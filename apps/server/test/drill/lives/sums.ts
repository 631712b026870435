import type { DepositScript } from './deposit-scripts.ts';

/** Smaller than any amount, and different from life to life. */
export function excessOf(number: number): number {
  return ((number % 1_999) + 1) * 100;
}

/** The transfers of a customer. */
export function sumsOf(number: number, { sends }: DepositScript, amount: number): number[] {
  const part = excessOf(number);
  switch (sends) {
    case 'a part and the rest':
      return [amount - part, part];
    case 'too much':
      return [amount + part];
    case 'twice':
      return [amount, amount];
    default:
      return [amount];
  }
}
