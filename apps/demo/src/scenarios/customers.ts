import { peoples } from './names.ts';
import { pickWeighted } from './pick-weighted.ts';
import { type Random, randomOf } from './random.ts';

/** Who pays or is paid, as a merchant names them. */
export type Customer = {
  readonly externalId: string;
  readonly firstName: string;
  readonly lastName: string;
};

/** The seeds of customers are apart from those of invoices. */
const ofCustomers = 1;

/** How many customers make so many invoices. */
function customerCount(invoices: number): number {
  return 12 + Math.floor(invoices / 6);
}

/** One of the customers of a demo of so many invoices: some come often, most now and then. */
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
