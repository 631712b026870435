import { type SQL, alias, sql } from '../../db/drizzle.ts';
import { nameOf } from '../../db/names.ts';
import { invoice, payout } from '../../db/schema.ts';

const other = alias(payout, 'other');

/**
 * Whether a payout was refused, and its withdrawal, of the same row, is booked by a person, because the money left all the
 * same (LEDGER-774): the last of those from the account that it is booked from, where none was paid or is under way.
 */
export const isVouchedPayout: SQL = sql`(${payout.status} = 'FAILED' and ${invoice.status} = 'DONE'
  and ${payout.accountId} = ${invoice.accountId}
  and not exists (
    select from ${payout} ${other}
    where ${other}.${nameOf(payout.invoiceId)} = ${payout.invoiceId}
      and (${other}.${nameOf(payout.status)} <> 'FAILED'
        or ${other}.${nameOf(payout.accountId)} = ${payout.accountId}
          and ${other}.${nameOf(payout.number)} > ${payout.number})))`;
