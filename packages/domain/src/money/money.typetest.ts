import {
  addMoney,
  amountErrorText,
  currencies,
  isLessMoney,
  type MinorUnits,
  minorUnits,
  minus,
  type Money,
  money,
  negated,
  parseAmount,
  plus,
  subtractMoney,
} from './index.ts';

const one = minorUnits(1n);
const som: Money<'UZS'> = money(one, 'UZS');
const ruble: Money<'RUB'> = money(one, 'RUB');
const unknown: Money = som;

// one currency has sums and differences, and they stay in it
subtractMoney(addMoney(som, som), som);

// @ts-expect-error two currencies have no sum
addMoney(som, ruble);
// @ts-expect-error two currencies have no difference
subtractMoney(ruble, som);
// @ts-expect-error a sum of som is not ruble
addMoney(ruble, addMoney(som, som));
// @ts-expect-error an unknown currency cannot be added to a known one
addMoney(som, unknown);
// @ts-expect-error minor units are bigint, never a float
money(1, 'UZS');
// @ts-expect-error a plain bigint is not an amount until it is named as one
money(1n, 'UZS');
// @ts-expect-error not a currency of ours
money(one, 'EUR');

// one currency is compared with itself
isLessMoney(som, som);
// @ts-expect-error two currencies are not more or less
isLessMoney(som, ruble);
// @ts-expect-error an amount without a currency is not more or less than money
isLessMoney(som, som.amount);

// amounts of one row stay amounts
export const total: MinorUnits = plus(one, negated(minus(one, one)));
// @ts-expect-error what an operator adds up is no amount: it may be of two currencies
export const mixed: MinorUnits = som.amount + ruble.amount;
// @ts-expect-error a count is not an amount
plus(one, 1n);

const parsed = parseAmount('1', currencies.UZS);
// @ts-expect-error an amount is there only where the text was one
void parsed.amount;
// @ts-expect-error a text without its currency has no decimals to count
parseAmount('1', 2);
if (parsed.ok) {
  money(parsed.amount, 'UZS');
} else {
  amountErrorText(parsed.error, currencies.UZS.dimension);
}
