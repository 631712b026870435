import type { MerchantId } from '@tiyin/domain/ids';
import { type SQL, and, eq, gte, sql } from '../db/drizzle.ts';
import { invoice } from '../db/schema.ts';
import { inScope } from '../staff/scope.ts';
import type { Staff } from '../staff/staff.ts';

/** An invoice that was made so long before is not counted, so that the reading is bounded. */
const marginMs = 24 * 60 * 60_000;

type Owner = { readonly staff: Staff; readonly merchantId: MerchantId };

/**
 * A merchant's invoices that ended since a time (Unix ms), in a person's scope and mode. The index
 * `invoice_newest_of_merchant` finds them, however long the history before is.
 */
export function endedSince({ staff, merchantId }: Owner, from: number): SQL | undefined {
  return and(
    eq(invoice.merchantId, merchantId),
    inScope(staff, invoice.merchantId),
    eq(invoice.isTest, staff.testDashboard),
    gte(invoice.createdAt, new Date(from - marginMs)),
    gte(invoice.statusAt, new Date(from)),
    sql`${invoice.status} in ('DONE', 'CANCELED', 'DECLINED')`,
  );
}
