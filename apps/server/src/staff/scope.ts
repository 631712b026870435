import { hasPermission } from '@tiyin/domain/permissions';
import { type SQL, eq, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Staff } from './staff.ts';

/**
 * The merchants whose things a person may see, as a condition on a merchant column (decision 24):
 * all with merchant.rw.all, their own, or none. Every query of staff takes it.
 */
export function inScope(staff: Staff, merchantColumn: PgColumn): SQL | undefined {
  if (hasPermission(staff.permissions, 'merchant.rw.all')) return undefined;
  return staff.merchantId === null ? sql`false` : eq(merchantColumn, staff.merchantId);
}
