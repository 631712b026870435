import type { MerchantId } from '@tiyin/domain/ids';
import { sql } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { invoice, merchant } from '../../db/schema.ts';
import { inScope } from '../../staff/scope.ts';
import type { Staff } from '../../staff/staff.ts';
import { type Search, searched } from './search-invoices.ts';

/** Of each way in which a text can be meant. */
const reach = 1_000;
const maxPlaces = 20;

type Row = { isTest: boolean; merchantId: MerchantId; merchantName: string; count: string };

/**
 * Where a search finds invoices in the whole scope of a person: in test and production data, by merchant, those with
 * most invoices first (INVOICE-444).
 */
export async function findPlaces(tx: Tx, staff: Staff, search: Search) {
  const others = [inScope(staff, invoice.merchantId)].filter((scope) => scope !== undefined);
  const rows = await tx.execute<Row>(sql`
    select found.is_test as "isTest", ${merchant.id} as "merchantId",
      ${merchant.name} as "merchantName", count(*) as count
    from (select ${invoice.isTest}, ${invoice.merchantId} from ${invoice}
      where ${searched(search, { staff, others, reach })}) as found
    join ${merchant} on ${merchant.id} = found.merchant_id
    group by found.is_test, ${merchant.id}, ${merchant.name}
    order by count desc, "merchantId", "isTest" limit ${maxPlaces}`);
  return rows.map(({ count, ...place }) => ({ ...place, count: Number(count) }));
}
