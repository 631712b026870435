import {
  addMoney,
  amountErrorText,
  currencies,
  type Money,
  money,
  parseAmount,
  subtractMoney,
} from './index.ts';

const som: Money<'UZS'> = money(1n, 'UZS');
const ruble: Money<'RUB'> = money(1n, 'RUB');
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
// @ts-expect-error not a currency of ours
money(1n, 'EUR');

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
