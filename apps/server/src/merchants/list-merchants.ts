import { type SQL, and, asc, eq, or, sql } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { merchant } from '../db/schema.ts';
import { inScope } from '../staff/scope.ts';
import type { Staff } from '../staff/staff.ts';
import { describeMerchants } from './describe-merchant.ts';

type Page = {
  /** A part of the name, whatever its case and blanks, or the whole id; undefined for all. */
  readonly search: string | undefined;
  /** Zero-based. */
  readonly page: number;
  readonly size: number;
};

/** A page of the merchants in a person's scope, by name, and how many there are in all (decision 26). */
export async function listMerchants(tx: Tx, staff: Staff, { search, page, size }: Page) {
  const condition = and(inScope(staff, merchant.id), isMeantBy(search));
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

const largestId = 2 ** 31 - 1;

/** As the list of terminals is searched: neither case nor blanks count (section 2). */
function isMeantBy(search: string | undefined): SQL | undefined {
  const text = search?.replaceAll(/\s/gu, '') ?? '';
  if (text === '') return undefined;
  const name = sql`lower(regexp_replace(${merchant.name}, '\\s', '', 'g'))`;
  const id = /^\d{1,10}$/u.test(text) ? Number(text) : 0;
  return or(
    sql`position(lower(${text}) in ${name}) > 0`,
    id > 0 && id <= largestId ? eq(merchant.id, id) : undefined,
  );
}
