import type pg from 'pg';
import { hashPassword } from '../../apps/server/src/secrets/password.ts';
import { publicUrl } from '../server-processes.ts';
import { signIn } from '../sign-in.ts';
import type { List } from './lists.ts';

const password = 'a password of the measurement';

/** Of a person who reads the invoices of a merchant. */
const permissions = ['merchant.read', 'report.read.invoice', 'invoice.event.read'];

/** Adds a person of the first merchant to a list, and returns the cookies of the person's browser. */
export async function signInAs(client: pg.Client, list: List, username: string): Promise<string> {
  await client.query(
    `insert into person (username, password_hash, first_name, last_name, permissions, merchant_id)
      values ($1, $2, 'Jamshid', 'Karimov', $3, (select min(id) from merchant))
      on conflict (username) do nothing`,
    [username, await hashPassword(password), permissions],
  );
  return signIn(list.server.url, username, password, publicUrl);
}
