import { hasPermission } from '@tiyin/domain/permissions';
import { type SQL, and, isNotNull, isNull, or } from 'drizzle-orm';
import { notification } from '../db/schema.ts';
import { inScope } from '../staff/scope.ts';
import type { Staff } from '../staff/staff.ts';

/**
 * The notifications that a person may see (decision 24): those of the merchants in their scope, and with
 * people.account those of no merchant, which are about accounts and unmatched transfers.
 */
export function notificationScope(staff: Staff): SQL | undefined {
  const ofMerchants = and(
    isNotNull(notification.merchantId),
    inScope(staff, notification.merchantId),
  );
  return hasPermission(staff.permissions, 'people.account')
    ? or(ofMerchants, isNull(notification.merchantId))
    : ofMerchants;
}
