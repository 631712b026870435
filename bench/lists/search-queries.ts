import type pg from 'pg';
import type { Payees } from './fill-payees.ts';

/** Texts of each kind that staff search for, those with hits and those without. */
export type Queries = Readonly<Record<string, readonly string[]>>;

/** Different texts of a kind, where there are so many. */
const maxTexts = 100;

type Sample = {
  readonly id: string;
  readonly order: string;
  readonly customer: string;
  readonly first: string;
  readonly last: string;
  readonly amount: string;
};

/** Makes the texts from invoices of the whole list. */
export async function makeQueries(client: pg.Client, payees: Payees): Promise<Queries> {
  const { rows: samples } = await client.query<Sample>(sampled, [maxTexts]);
  const of = (read: (sample: Sample) => string): string[] => [...new Set(samples.map(read))];
  const made = (read: (number: number) => string): string[] =>
    Array.from({ length: maxTexts }, (_, number) => read(number));
  return {
    'id, whole': of(({ id }) => id),
    'id, whole, no hit': of(({ id }) => id.replace(/.{6}$/, 'abcdef')),
    'id, first 3': of(({ id }) => id.slice(0, 3)),
    'id, first 8': of(({ id }) => id.slice(0, 8)),
    'id, last 3': of(({ id }) => id.slice(-3)),
    'id, last 8': of(({ id }) => id.slice(-8)),
    'order number, whole': of(({ order }) => order),
    'order number, first 3': ['ord'],
    'order number, first 8': of(({ order }) => order.slice(0, 8)),
    'order number, last 3': of(({ order }) => order.slice(-3)),
    'order number, no hit': made((number) => `receipt-${number}`),
    'customer id, whole': of(({ customer }) => customer),
    'customer id, first 3': of(({ customer }) => customer.slice(0, 3)),
    'customer id, first 4': of(({ customer }) => customer.slice(0, 4)),
    'customer id, last 3': of(({ customer }) => customer.slice(-3)),
    'customer id, no hit': made((number) => `v-${number}`),
    'first name': of(({ first }) => first),
    'last name': of(({ last }) => last),
    'both names': of(({ first, last }) => `${first} ${last}`),
    'name, first 3': of(({ last, first }) => (last.length % 2 ? last : first).slice(0, 3)),
    'name, no hit': made((number) => `Qw${letters(number)}`),
    phone: payees.phones,
    'phone, no hit': made((number) => `+99893${String(number).padStart(7, '1')}`),
    amount: of(({ amount }) => amount),
    'amount, no hit': made((number) => `${number + 1}.01`),
    'card number': payees.cards,
    'card number, no hit': made((number) => `986009${String(number).padStart(10, '7')}`),
    'last four': payees.cards.map((card) => card.slice(-4)),
    'last four of an account': made((number) => String(number + 1).padStart(4, '0')),
    'last four, no hit': made((number) => String(1300 + 10 * number + 1)),
  };
}

/** Two letters. */
const letters = (number: number): string =>
  [Math.floor(number / 26), number % 26].map((place) => String.fromCharCode(97 + place)).join('');

const sampled = `
  select id, merchant_invoice_id as order, customer_external_id as customer,
    customer_first_name as first, customer_last_name as last,
    round(amount / 100.0, 2)::text as amount
  from invoice tablesample system (20) repeatable (1) order by md5(id::text) limit $1`;
