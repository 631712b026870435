import { eq } from './drizzle.ts';
import { StartupError } from '../errors/startup-error.ts';
import type { Secrets } from '../secrets/secrets.ts';
import type { Tx } from './database.ts';
import { installation } from './schema.ts';

type Fact =
  | 'secret'
  | 'secret-next'
  | 'secret-progress'
  | 'release'
  | 'demo'
  | 'people'
  | 'merchants'
  | 'alert rules'
  | 'providers'
  | 'demo-history'
  | 'demo-need'
  | 'demo-endpoint'
  | 'demo-approvals'
  | 'demo-assignments'
  | 'demo-day'
  | 'demo-money'
  | 'demo-provider';

/** A fact about this database; undefined where it was never noted. */
export async function readFact(tx: Tx, key: Fact): Promise<string | undefined> {
  const [row] = await tx.select().from(installation).where(eq(installation.key, key));
  return row?.value;
}

/** Notes a fact about this database; false where it was noted before, also by another at once. */
export async function noteFact(tx: Tx, key: Fact, value: string): Promise<boolean> {
  const noted = await tx
    .insert(installation)
    .values({ key, value })
    .onConflictDoNothing()
    .returning({ key: installation.key });
  return noted.length > 0;
}

/**
 * A fact that changes, locked until the transaction ends; undefined where
 * it was never noted.
 */
export async function lockFact(tx: Tx, key: Fact): Promise<string | undefined> {
  const [row] = await tx.select().from(installation).where(eq(installation.key, key)).for('update');
  return row?.value;
}

/** Notes that a fact has changed. */
export async function changeFact(tx: Tx, key: Fact, value: string): Promise<void> {
  await tx.update(installation).set({ value }).where(eq(installation.key, key));
}

/** How often a server with two secrets looks which one writes, in ms. */
export const followSecretEveryMs = 2000;

/** Forgets a fact. */
export async function forgetFact(tx: Tx, key: Fact): Promise<void> {
  await tx.delete(installation).where(eq(installation.key, key));
}

/**
 * Makes sure that this server can read what this database's secret encrypted, and what the next one
 * does while it is being replaced, and writes with the right one (RUN-301).
 * @throws StartupError when a secret is missing
 */
export async function requireSameSecret(tx: Tx, secrets: Secrets): Promise<void> {
  await noteFact(tx, 'secret', secrets.keyId);
  const known = (await readFact(tx, 'secret')) ?? '';
  const next = await readFact(tx, 'secret-next');
  const ids = secrets.keyIds;
  if (!ids.includes(known)) {
    throw new StartupError(
      `The database was filled under the secret ${known} and this server has ${ids.join(' and ')}: ` +
        'give it the same TIYIN_SECRET, or the data folder with the secret in it.',
    );
  }
  if (next !== undefined && !ids.includes(next)) {
    throw new StartupError(
      `The secret ${known} is being replaced by ${next}, which this server does not have: ` +
        'give it TIYIN_NEXT_SECRET, as the others have it.',
    );
  }
  secrets.writeWith(next ?? known);
}
