import { sql } from '../db/drizzle.ts';
import {
  apiKey,
  approval,
  invoice,
  paymentAccount,
  person,
  provider,
  role,
  terminal,
  transfer,
} from '../db/schema.ts';

const subjectId = sql`split_part(${approval.subject}, ':', 2)`;

/** The object of a request for approval in words, as people know it; accounts with the last four digits of their number alone. */
export const subjectName = sql<string | null>`case split_part(${approval.subject}, ':', 1)
  when 'account' then (select ${provider.name}
      || coalesce(', ' || ${paymentAccount.bankName}, '')
      || coalesce(' •••• ' || nullif(${paymentAccount.valueLastFour}, ''), '')
    from ${paymentAccount} join ${provider} on ${provider.id} = ${paymentAccount.providerId}
    where ${paymentAccount.id} = ${subjectId}::integer)
  when 'terminal' then (select ${terminal.name} from ${terminal}
    where ${terminal.id} = ${subjectId}::integer)
  when 'person' then (select ${person.firstName} || ' ' || ${person.lastName} from ${person}
    where ${person.id} = ${subjectId}::integer)
  when 'role' then (select ${role.name} from ${role} where ${role.id} = ${subjectId}::integer)
  when 'invitation' then ${subjectId}
  when 'invoice' then (select ${invoice.merchantInvoiceId} from ${invoice}
    where ${invoice.id} = ${subjectId}::uuid)
  when 'api_key' then (select ${apiKey.name} from ${apiKey} where ${apiKey.id} = ${subjectId}::integer)
  when 'provider' then (select ${provider.name} from ${provider}
    where ${provider.id} = ${subjectId}::integer)
  when 'transfer' then (select ${transfer.externalId} from ${transfer}
    where ${transfer.id} = ${subjectId}::bigint)
  end`;
