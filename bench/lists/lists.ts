import { randomBytes } from 'node:crypto';
import { connectTo } from '../../apps/server/test/postgres-template.ts';
import { hashPassword } from '../../apps/server/src/secrets/password.ts';
import type { DatabaseServer } from '../database-server.ts';
import { publicUrl, type ServerProcess, startServer } from '../server-processes.ts';
import { makeShops } from '../shops.ts';
import { signIn } from '../sign-in.ts';
import { fillInvoices } from './fill.ts';

/** A database with so many invoices, and a server on it with a signed-in user who sees them all. */
export type List = {
  readonly invoices: number;
  readonly databaseUrl: string;
  readonly server: ServerProcess;
  /** The secret that encrypts its database. */
  readonly secret: Buffer;
  /** The cookies of the browser. */
  readonly cookie: string;
};

export type Lists = {
  readonly few: List;
  readonly many: List;
  /** The long list for a while, on a server that has answered nothing else yet. */
  readonly withFreshServer: <T>(work: (many: List) => Promise<T>) => Promise<T>;
  readonly close: () => Promise<void>;
};

const shopCount = 64;
const password = 'a password of the measurement';
const permissions = [
  'merchant.rw.all',
  'invoice.provider.read',
  'invoice.credentials.read',
  'terminal.statistic.settings',
  'data.terminal.statistic',
  'merchant.read.report',
  'report.read.invoice',
  'report.read.balance',
  'report.read.provider',
  'report.read.pool.balance',
  'merchant.read.finance',
  'merchant.callback.read',
  'invoice.event.read',
  'invoice.error.read',
  'invoice.transaction.read',
  'people.account',
  'transfer.confirm',
  'audit.read',
];

const invoicesOfFew = 10_000;

/** Opens a short list and a long one, of 10 000 invoices and of so many millions. */
export async function openLists(postgres: DatabaseServer, millions: number): Promise<Lists> {
  const invoicesOfMany = millions * 1_000_000;
  console.log(`Filling databases with ${invoicesOfFew} and ${invoicesOfMany} invoices …`);
  const filled = await fillDatabase(postgres, invoicesOfFew);
  const filledMore = await fillDatabase(postgres, invoicesOfMany);
  // Only then, as a session that nobody uses meanwhile would end.
  const few = await openList(filled);
  const many = await openList(filledMore);
  return {
    few,
    many,
    withFreshServer: async (work) => {
      const server = await startServer(many.databaseUrl, many.secret);
      try {
        return await work({ ...many, server });
      } finally {
        await server.stop();
      }
    },
    close: async () => {
      for (const { server } of [few, many]) await server.stop();
    },
  };
}

type Filled = Pick<List, 'databaseUrl' | 'invoices' | 'secret'>;

async function fillDatabase(postgres: DatabaseServer, invoices: number): Promise<Filled> {
  const { url: databaseUrl } = await postgres.createDatabase();
  const secret = randomBytes(32);
  await makeShops(databaseUrl, secret, { count: shopCount, accounts: 4 });
  const client = await connectTo(databaseUrl);
  try {
    await client.query(
      `insert into person (username, password_hash, first_name, last_name, permissions)
        values ('measurer', $1, 'Nodira', 'Alimova', $2)`,
      [await hashPassword(password), permissions],
    );
    await fillInvoices(client, invoices);
  } finally {
    await client.end();
  }
  return { databaseUrl, invoices, secret };
}

async function openList(filled: Filled): Promise<List> {
  const server = await startServer(filled.databaseUrl, filled.secret);
  const cookie = await signIn(server.url, 'measurer', password, publicUrl);
  return { ...filled, server, cookie };
}
