import { peoples } from './names.ts';
import { pickWeighted } from './pick-weighted.ts';
import { type Random, randomOf } from './random.ts';

/** The payer or payee, with the merchant's name for them. */
export type Customer = {
  readonly externalId: string;
  readonly firstName: string;
  readonly lastName: string;
};

/** The seeds of customers are apart from those of invoices. */
const ofCustomers = 1;

/** The number of customers for a number of invoices. */
function customerCount(invoices: number): number {
  return 12 + Math.floor(invoices / 6);
}

/** One of the customers of a demo: some pay often, most rarely. */
export function pickCustomer(random: Random, seed: number, invoices: number): Customer {
  const number = Math.floor(random.next() ** 1.7 * customerCount(invoices));
  return customerOf(seed, number);
}

/** The same person each time. */
function customerOf(seed: number, number: number): Customer {
  const random = randomOf(seed, ofCustomers, number);
  const { his, hers, surnames } = pickWeighted(random, peoples);
  const isHer = random.chance(0.45);
  const [hisSurname, herSurname] = random.pick(surnames);
  return {
    externalId: `u-${41_000 + number}`,
    firstName: random.pick(isHer ? hers : his),
    lastName: isHer ? herSurname : hisSurname,
  };
}
