import { type SQL, and, asc, inArray } from '../db/drizzle.ts';
import type { Tx } from '../db/database.ts';
import { merchant } from '../db/schema.ts';
import { foldName } from '../db/fold-name.ts';
import { inScope } from '../staff/scope.ts';
import type { Staff } from '../staff/staff.ts';
import { describeMerchants } from './describe-merchant.ts';

type Page = {
  /** A part of the name, in any case and with any blanks, or the whole id; undefined for all. */
  readonly search: string | undefined;
  /** Zero-based. */
  readonly page: number;
  readonly size: number;
};

/** A page of the merchants in a person's scope, by name, and their total (API-27). */
export async function listMerchants(tx: Tx, staff: Staff, { search, page, size }: Page) {
  const condition = and(inScope(staff, merchant.id), await isMeantBy(tx, search));
  const rows = await tx
    .select()
    .from(merchant)
    .where(condition)
    .orderBy(asc(merchant.name), asc(merchant.id))
    .limit(size)
    .offset(page * size);
  return {
    data: await describeMerchants(tx, rows),
    total: await tx.$count(merchant, condition),
  };
}

/** As the list of terminals is searched: neither case nor blanks count (OFFICE-11). */
async function isMeantBy(tx: Tx, search: string | undefined): Promise<SQL | undefined> {
  const text = foldName(search ?? '');
  if (text === '') return undefined;
  // There are few, and the database may know the cases of Latin letters only.
  const rows = await tx.select({ id: merchant.id, name: merchant.name }).from(merchant);
  const meant = rows.filter(({ id, name }) => String(id) === text || foldName(name).includes(text));
  return inArray(
    merchant.id,
    meant.map(({ id }) => id),
  );
}
