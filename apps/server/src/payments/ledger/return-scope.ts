import { type SQL, alias, sql } from '../../db/drizzle.ts';
import { invoice, moneyReturn, transfer } from '../../db/schema.ts';
import { inScope } from '../../staff/scope.ts';
import type { Staff } from '../../staff/staff.ts';

const owner = alias(transfer, 'owner');

/**
 * Whether a return is in a person's scope (PEOPLE-20): one of an unmatched transfer belongs to no merchant, until the
 * rest of that is assigned to a deposit.
 */
export function isReturnInScope(staff: Staff): SQL {
  const ofMerchant = inScope(staff, moneyReturn.merchantId);
  const ofDeposit = inScope(staff, invoice.merchantId);
  if (!ofMerchant || !ofDeposit) return sql`true`;
  return sql`(${moneyReturn.merchantId} is null or ${ofMerchant})
    and not exists (select from ${transfer} ${owner}
      join ${invoice} on ${invoice.id} = ${owner.invoiceId}
      where ${owner.id} = ${moneyReturn.transferId} and not (${ofDeposit}))`;
}
