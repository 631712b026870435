import { type SQL, sql } from '../db/drizzle.ts';
import { auditEntry, merchant, person, provider } from '../db/schema.ts';

const actingMerchant = sql`(select name from ${merchant} acting where acting.id = ${auditEntry.actorId})`;
const actingProvider = sql`(select name from ${provider} acting where acting.id = ${auditEntry.actorId})`;

/** The name of an actor; null for those without one. It needs `entriesWithNames`. */
export const actorName: SQL<string | null> = sql`case ${auditEntry.actorType}
  when 'staff' then trim(${person.firstName} || ' ' || ${person.lastName})
  when 'merchant' then ${actingMerchant}
  when 'provider' then ${actingProvider} end`;

/** The entries with the person that acted and the merchant that they are about. */
export const entriesWithNames: SQL = sql`${auditEntry}
  left join ${person} on ${auditEntry.actorType} = 'staff' and ${person.id} = ${auditEntry.actorId}
  left join ${merchant} on ${merchant.id} = ${auditEntry.merchantId}`;
