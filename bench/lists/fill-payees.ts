import type pg from 'pg';
import { createSecrets } from '../../apps/server/src/secrets/secrets.ts';

const payees = 100;

/** Cards and phones of payees, in digits. */
export type Payees = { readonly cards: readonly string[]; readonly phones: readonly string[] };

/** Gives withdrawals, spread over the list, payees whose whole number is known. */
export async function fillPayees(client: pg.Client, secret: Buffer): Promise<Payees> {
  const { blindIndex } = createSecrets(secret);
  const endings = Array.from({ length: payees }, (_, number) => String(7919 * (number + 1)));
  const cards = endings.map((ending) => `8600${ending.padStart(12, '0')}`);
  const phones = endings.map((ending) => `99890${ending.padStart(7, '0')}`);
  const { rows } = await client.query<{ id: string }>(spread, [2 * payees]);
  const numbers = [...cards, ...phones].slice(0, rows.length);
  await client.query(given, [
    rows.map(({ id }) => id),
    numbers.map((number) => blindIndex(number)),
    numbers.map((number) => number.slice(-4)),
  ]);
  return { cards, phones };
}

/** As many as there are numbers, none newer than half of the list. */
const spread = `
  select id from invoice where flow_type = 'WITHDRAWAL' and reverse(id::text) like '77%'
  order by id limit $1`;

const given = `
  update invoice set credential_index = payee.found, credential_last_four = payee.ending
  from unnest($1::uuid[], $2::text[], $3::text[]) as payee (id, found, ending)
  where invoice.id = payee.id`;
