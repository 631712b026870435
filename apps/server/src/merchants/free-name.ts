import type { MerchantId } from '@tiyin/domain/ids';
import type { Tx } from '../db/database.ts';
import { lockFact, noteFact } from '../db/installation.ts';
import { merchant } from '../db/schema.ts';
import { readCompanyName } from './company-name.ts';

/**
 * A name that is that of no other merchant, and looks like none (PEOPLE-523); 422 at `/name`. Names are given in turn: two
 * people do not take the same one.
 */
export async function requireFreeName(tx: Tx, given: string, ownId?: MerchantId): Promise<string> {
  await noteFact(tx, 'merchants', 'locked by changes of names');
  await lockFact(tx, 'merchants');
  const rows = await tx.select({ id: merchant.id, name: merchant.name }).from(merchant);
  const own = rows.find(({ id }) => id === ownId);
  // Companies that had one name before keep it.
  if (own?.name === given.trim()) return own.name;
  const others = rows.filter((row) => row !== own).map(({ name }) => name);
  return readCompanyName({ name: given, others, kind: 'merchant' });
}
