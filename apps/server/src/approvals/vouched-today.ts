import { dayMs } from '@tiyin/domain/dates';
import type { PersonId } from '@tiyin/domain/ids';
import { type CurrencyCode, type MinorUnits, minorUnits } from '@tiyin/domain/money';
import { type SQL, alias, sql } from '../db/drizzle.ts';
import type { Tx } from '../db/database.ts';
import { approval, auditEntry, invoice, person, transfer } from '../db/schema.ts';
import { couldBeOnePerson } from '../staff/people/one-person.ts';

type Vouching = {
  readonly personId: PersonId;
  readonly currency: CurrencyCode;
  readonly now: Date;
};

const reversal = alias(transfer, 'reversal');

const idWhere = (actions: SQL, type: SQL) => sql`case when ${auditEntry.action} in (${actions})
  then split_part(${auditEntry.subject}, ':', 2)::${type} end`;

/** The transfers of acts that are joined by a condition. */
const givenBy = (condition: SQL) => sql`
  select ${transfer.id} as id, act.person, act.at from act join ${transfer} on ${condition}`;

/**
 * The money of production that a person alone vouched for within 24 hours, in minor units (PEOPLE-535): deposits whose
 * money they set, reported, assigned or sent in a statement, and withdrawals that they took out of PAYED and DONE. What
 * a second person approved does not count, nor what was taken back or a provider reported.
 */
export async function vouchedToday(
  tx: Tx,
  { personId, currency, now }: Vouching,
): Promise<MinorUnits> {
  const since = sql`${new Date(now.getTime() - dayMs).toISOString()}::timestamptz`;
  const people = sql`select ${person.id} from ${person}
    where ${couldBeOnePerson(person.id, sql`${personId}::integer`)}`;
  const [row] = await tx.execute<{ total: string }>(sql`
    with act as materialized (
      select ${auditEntry.actorId} as person, ${auditEntry.createdAt} as at,
        ${idWhere(sql`'invoice.status_changed'`, sql`uuid`)} as invoice,
        ${idWhere(sql`'transfer.reported', 'transfer.assigned'`, sql`bigint`)} as transfer,
        ${idWhere(sql`'account.statement_imported'`, sql`integer`)} as account,
        coalesce(${auditEntry.before} ->> 'status' in ('PAYED', 'DONE'), false) as was_paid
      from ${auditEntry}
      where ${auditEntry.actorType} = 'staff' and ${auditEntry.createdAt} > ${since}
        and ${auditEntry.action} in ('invoice.status_changed', 'transfer.reported',
          'transfer.assigned', 'account.statement_imported')
        and ${auditEntry.actorId} in (${people})
    ), given as (
      ${givenBy(sql`${transfer.id} = act.transfer`)}
      union ${givenBy(sql`${transfer.invoiceId} = act.invoice
        and ${transfer.personId} = act.person and ${transfer.createdAt} = act.at`)}
      union ${givenBy(sql`${transfer.accountId} = act.account and ${transfer.source} = 'statement'
        and ${transfer.personId} = act.person and ${transfer.createdAt} >= act.at`)}
    ), part as (
      select ${transfer.invoiceId} as invoice, ${transfer.amount} as amount, last.person, last.at
      from (select distinct on (id) * from given order by id, at desc) last
      join ${transfer} on ${transfer.id} = last.id
      where ${transfer.source} <> 'provider' and ${transfer.reversesId} is null
        and not exists (select from ${transfer} ${reversal}
          where ${reversal.reversesId} = ${transfer.id})
      union all
      select ${invoice.id}, ${invoice.amount}, act.person, act.at
      from act join ${invoice} on ${invoice.id} = act.invoice
      where act.was_paid and ${invoice.flowType} = 'WITHDRAWAL'
    )
    select coalesce(sum(part.amount), 0)::text as total
    from part join ${invoice} on ${invoice.id} = part.invoice
    where ${invoice.currency} = ${currency} and not ${invoice.isTest}
      and not exists (select from ${approval}
        where ${approval.kind} = 'STATUS_CHANGE' and ${approval.status} = 'APPROVED'
          and ${approval.subject} = 'invoice:' || part.invoice
          and ${approval.requestedBy} = part.person and ${approval.decidedAt} = part.at)`);
  return minorUnits(BigInt(row?.total ?? '0'));
}
