import type { MerchantId } from '@tiyin/domain/ids';
import { and, asc, eq } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { terminal } from '../../db/schema.ts';
import { describeCurrency } from '../../payments/describe-currency.ts';
import { inScope } from '../../staff/scope.ts';
import type { Staff } from '../../staff/staff.ts';

/** The terminals in a person's scope, test and production (OFFICE-63), by name. */
export async function listTerminals(tx: Tx, staff: Staff, merchantId: MerchantId | undefined) {
  const rows = await tx
    .select()
    .from(terminal)
    .where(
      and(
        inScope(staff, terminal.merchantId),
        merchantId === undefined ? undefined : eq(terminal.merchantId, merchantId),
      ),
    )
    .orderBy(asc(terminal.name), asc(terminal.id));
  return rows.map(describeTerminal);
}

/** A terminal as lists show it, and as its details begin. */
export function describeTerminal(row: typeof terminal.$inferSelect) {
  return {
    id: row.id,
    name: row.name,
    paymentFlow: { code: row.flowType },
    currency: describeCurrency(row.currency),
    isTest: row.isTest,
    inTest: row.isTest,
    merchantId: row.merchantId,
  };
}
