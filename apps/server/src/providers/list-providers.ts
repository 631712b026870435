import type { ProviderId } from '@tiyin/domain/ids';
import { isPermitted } from '@tiyin/domain/permissions';
import { asc, eq } from '../db/drizzle.ts';
import type { Tx } from '../db/database.ts';
import { provider } from '../db/schema.ts';
import { ProblemError } from '../problem.ts';
import type { Staff } from '../staff/staff.ts';

const readers = {
  anyOf: ['merchant.rw.all', 'people.account', 'people.account.edit', 'report.read.provider'],
} as const;

/** The providers to choose from, by name; 403 for people of merchants (ROUTING-45). */
export async function listProviders(tx: Tx, { permissions }: Pick<Staff, 'permissions'>) {
  if (!isPermitted(permissions, readers)) throw new ProblemError('forbidden');
  return tx
    .select({ id: provider.id, name: provider.name })
    .from(provider)
    .orderBy(asc(provider.name), asc(provider.id));
}

/** A provider by its id; 404 if unknown. */
export async function requireProvider(tx: Tx, providerId: ProviderId) {
  const [row] = await tx.select().from(provider).where(eq(provider.id, providerId));
  if (!row) throw new ProblemError('not_found');
  return row;
}
