import { approvalKinds, isDecidedByMerchants } from '@tiyin/domain/approvals';
import { systemNotificationKinds, visibleNotificationKinds } from '@tiyin/domain/notifications';
import { hasPermission } from '@tiyin/domain/permissions';
import {
  type SQL,
  and,
  eq,
  inArray,
  isNotNull,
  isNull,
  notInArray,
  or,
  sql,
} from '../db/drizzle.ts';
import { notification } from '../db/schema.ts';
import { inScope } from '../staff/scope.ts';
import type { Staff } from '../staff/staff.ts';

/**
 * The notifications that a person may see: those that are for them alone (PEOPLE-264), and of the kinds that
 * their permissions show, about the merchants in their scope, and with people.account about no merchant; test
 * or production as they look (PEOPLE-231); and those about the whole system (RUN-263).
 */
export function notificationScope(staff: Staff): SQL | undefined {
  const ofEverybody = and(
    isNull(notification.personId),
    inArray(notification.kind, [...visibleNotificationKinds(staff.permissions)]),
    eq(notification.isTest, staff.testDashboard),
    ofMerchantsInScope(staff),
    hasPermission(staff.permissions, 'merchant.rw.all') ? undefined : sql`not ${isForOperators}`,
  );
  return or(ofEverybody, ofTheSystem(staff), eq(notification.personId, staff.id));
}

/** A request that people of a merchant do not decide about (PEOPLE-546). */
const isForOperators = sql`(${notification.kind} = 'APPROVAL_WAITS'
  and ${notInArray(
    sql`coalesce(${notification.details} ->> 'kind', '')`,
    approvalKinds.filter(isDecidedByMerchants),
  )})`;

/** About the whole system: whichever merchants and mode a person looks at (RUN-263). */
function ofTheSystem({ permissions }: Staff): SQL {
  const visible = visibleNotificationKinds(permissions);
  const kinds = systemNotificationKinds.filter((kind) => visible.includes(kind));
  return inArray(notification.kind, kinds);
}

function ofMerchantsInScope(staff: Staff): SQL | undefined {
  const ofMerchants = and(
    isNotNull(notification.merchantId),
    inScope(staff, notification.merchantId),
  );
  return hasPermission(staff.permissions, 'people.account')
    ? or(ofMerchants, isNull(notification.merchantId))
    : ofMerchants;
}
