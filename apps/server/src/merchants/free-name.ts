import type { MerchantId } from '@tiyin/domain/ids';
import { hasPermission } from '@tiyin/domain/permissions';
import type { Tx } from '../db/database.ts';
import { ne } from '../db/drizzle.ts';
import { lockFact, noteFact } from '../db/installation.ts';
import { merchant } from '../db/schema.ts';
import { notAllowed } from '../problem.ts';
import { looksAlike, readCompanyName } from './company-name.ts';
import type { Whose } from './lock-merchant.ts';

/**
 * A name that is that of no other merchant, and looks like none (PEOPLE-523); 422 at `/name`. Names are given in turn: two
 * people do not take the same one.
 */
export async function requireFreeName(tx: Tx, given: string, ownId?: MerchantId): Promise<string> {
  await lockNames(tx);
  const rows = await tx.select({ id: merchant.id, name: merchant.name }).from(merchant);
  const own = rows.find(({ id }) => id === ownId);
  // Companies that had one name before keep it.
  if (own?.name === given.trim()) return own.name;
  const others = rows.filter((row) => row !== own).map(({ name }) => name);
  return readCompanyName({ name: given, others, kind: 'merchant' });
}

/**
 * Refuses a name for customers that looks like a name of another merchant, 422 at `/displayName`: receipts that the
 * server signs carry it. People of the company give several shops of one brand the same (PEOPLE-900).
 */
export async function requireOwnDisplayName(
  tx: Tx,
  { merchantId, staff }: Whose,
  displayName: string,
): Promise<void> {
  if (hasPermission(staff.permissions, 'merchant.rw.all')) return;
  await lockNames(tx);
  const others = await tx
    .select({ name: merchant.name, displayName: merchant.displayName })
    .from(merchant)
    .where(ne(merchant.id, merchantId));
  const names = others.flatMap((other) => [other.name, other.displayName ?? other.name]);
  if (names.some((name) => looksAlike(name, displayName))) {
    throw notAllowed('/displayName', 'It looks like the name of another merchant');
  }
}

async function lockNames(tx: Tx): Promise<void> {
  await noteFact(tx, 'merchants', 'locked by changes of names');
  await lockFact(tx, 'merchants');
}
