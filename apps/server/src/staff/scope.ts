import { hasPermission } from '@tiyin/domain/permissions';
import { type SQL, eq, sql, type PgColumn } from '../db/drizzle.ts';
import { person } from '../db/schema.ts';
import type { Staff } from './staff.ts';

const everyMerchant = 'merchant.rw.all';

/**
 * The merchants of a person's scope, as a condition on a merchant column (PEOPLE-20): all with
 * merchant.rw.all, their own, or none. Every query of staff uses it.
 */
export function inScope(staff: Staff, merchantColumn: PgColumn): SQL | undefined {
  if (hasPermission(staff.permissions, everyMerchant)) return undefined;
  return staff.merchantId === null ? sql`false` : eq(merchantColumn, staff.merchantId);
}

/**
 * Whether `inScope` allows all merchants, for a statement that reads the person itself: otherwise
 * only the person's own merchant, or none.
 */
export const seesEveryMerchant: SQL = sql`${everyMerchant} = any(${person.permissions})`;
