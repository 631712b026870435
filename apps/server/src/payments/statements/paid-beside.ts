import { type SQL, alias, sql } from '../../db/drizzle.ts';
import { nameOf } from '../../db/names.ts';
import { invoice, payout } from '../../db/schema.ts';

const other = alias(payout, 'other');

/**
 * Whether a payout was paid, and its withdrawal, of the same row, is booked from another payout (LEDGER-727): from the
 * account of the invoice, and there from the payout that was paid first.
 */
export const isPaidBeside: SQL = sql`(${payout.status} = 'PAID' and exists (
  select from ${payout} ${other}
  where ${other}.${nameOf(payout.invoiceId)} = ${payout.invoiceId}
    and ${other}.${nameOf(payout.id)} <> ${payout.id}
    and ${other}.${nameOf(payout.status)} = 'PAID'
    and ${other}.${nameOf(payout.accountId)} = ${invoice.accountId}
    and (${payout.accountId} <> ${invoice.accountId}
      or (${other}.${nameOf(payout.statusAt)}, ${other}.${nameOf(payout.number)})
        < (${payout.statusAt}, ${payout.number}))))`;
