import { type SQL, sql, alias } from '../db/drizzle.ts';
import { auditEntry, merchant, person, provider } from '../db/schema.ts';

const namedMerchant = alias(merchant, 'acting');
const namedProvider = alias(provider, 'acting');

const actingMerchant = sql`(select ${namedMerchant.name} from ${merchant} ${namedMerchant}
  where ${namedMerchant.id} = ${auditEntry.actorId})`;
const actingProvider = sql`(select ${namedProvider.name} from ${provider} ${namedProvider}
  where ${namedProvider.id} = ${auditEntry.actorId})`;

/** The name of an actor; null for those without one. It needs `entriesWithNames`. */
export const actorName: SQL<string | null> = sql`case ${auditEntry.actorType}
  when 'staff' then trim(${person.firstName} || ' ' || ${person.lastName})
  when 'merchant' then ${actingMerchant}
  when 'provider' then ${actingProvider} end`;

/** The entries with the person that acted and the merchant that they are about. */
export const entriesWithNames: SQL = sql`${auditEntry}
  left join ${person} on ${auditEntry.actorType} = 'staff' and ${person.id} = ${auditEntry.actorId}
  left join ${merchant} on ${merchant.id} = ${auditEntry.merchantId}`;
