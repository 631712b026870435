import type { AuditActorType } from '@tiyin/api/types';
import { approvalKinds, isDecidedByMerchants } from '@tiyin/domain/approvals';
import type { MerchantId } from '@tiyin/domain/ids';
import { hasPermission } from '@tiyin/domain/permissions';
import { type SQL, alias, and, eq, inArray, like, or, sql } from '../db/drizzle.ts';
import { approval, auditEntry, person } from '../db/schema.ts';
import { type UtcDays, isOfDays } from '../payments/utc-days.ts';
import { inScope } from '../staff/scope.ts';
import type { Staff } from '../staff/staff.ts';

/** The entries that a person wants to see. */
export type EntryFilter = UtcDays & {
  readonly actorType?: AuditActorType | undefined;
  readonly actorId?: number | undefined;
  readonly action?: string | undefined;
  readonly objectKind?: string | undefined;
  readonly objectId?: string | undefined;
  readonly merchantId?: number | undefined;
  readonly address?: string | undefined;
};

/** The client address as the person may see it: of others than those of their merchant, only people of all merchants do. */
export function shownAddress(staff: Staff): SQL<string | null> {
  if (hasPermission(staff.permissions, 'merchant.rw.all')) return sql`${auditEntry.address}`;
  const isOwn = sql`${auditEntry.actorType} = 'merchant' or (${auditEntry.actorType} = 'staff'
    and ${person.merchantId} = ${staff.merchantId}::int)`;
  return sql`case when ${isOwn} then ${auditEntry.address} end`;
}

/** The conditions of the entries in a person's scope that a filter lets pass (PEOPLE-144). */
export function entryConditions(staff: Staff, filter: EntryFilter): SQL[] {
  const { action, actorId, actorType, address, merchantId } = filter;
  const conditions = [
    inScope(staff, auditEntry.merchantId),
    withoutInternalWork(staff),
    ...isOfDays(auditEntry.createdAt, filter),
    actorType === undefined ? undefined : eq(auditEntry.actorType, actorType),
    actorId === undefined ? undefined : eq(auditEntry.actorId, actorId),
    action === undefined ? undefined : eq(auditEntry.action, action),
    isOfObject(filter),
    merchantId === undefined ? undefined : sql`${auditEntry.merchantId} = ${merchantId}::int`,
    address === undefined ? undefined : sql`${shownAddress(staff)} = ${address}`,
  ];
  return conditions.filter((condition) => condition !== undefined);
}

/**
 * People of a merchant do not learn of internal notes, assignments and alert rules (INVOICE-461, INVOICE-620, RUN-562),
 * and of requests that its people neither made nor decide about (PEOPLE-548).
 */
function withoutInternalWork({ merchantId }: Staff): SQL | undefined {
  if (merchantId === null) return undefined;
  return sql`not (${person.merchantId} is null and (
    ${auditEntry.action} in ('invoice.noted', 'invoice.assigned')
    or (${auditEntry.action} like 'alert_rule.%' and ${auditEntry.details} ->> 'internal' is distinct from 'false')
    or (${auditEntry.subject} like 'approval:%' and not exists (${requestOfMerchant(merchantId)}))))`;
}

const requester = alias(person, 'requester');

/** The request of an entry, where people of the merchant know of it. */
function requestOfMerchant(merchantId: MerchantId): SQL {
  const kinds = approvalKinds.filter(isDecidedByMerchants);
  const isKnown = or(
    inArray(approval.kind, kinds),
    sql`${requester.merchantId} = ${merchantId}::int`,
  );
  return sql`select 1 from ${approval}
    join ${person} ${requester} on ${requester.id} = ${approval.requestedBy}
    where ${and(sql`${approval.id} = ${requestId}`, isKnown)}`;
}

/** Null for anything but an id, which the cast would not take. */
const requestId = sql`case when ${auditEntry.subject} ~* '^approval:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
  then substr(${auditEntry.subject}, 10)::uuid end`;

/** An id alone names nothing. */
function isOfObject({ objectId, objectKind }: EntryFilter): SQL | undefined {
  if (objectKind === undefined) return objectId === undefined ? undefined : sql`false`;
  if (objectId !== undefined) return eq(auditEntry.subject, `${objectKind}:${objectId}`);
  return like(auditEntry.subject, `${objectKind.replaceAll('_', String.raw`\_`)}:%`);
}
