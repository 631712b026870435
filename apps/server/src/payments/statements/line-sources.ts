import type { AccountId } from '@tiyin/domain/ids';
import { type PgColumn, type SQL, alias, sql } from '../../db/drizzle.ts';
import { nameOf } from '../../db/names.ts';
import {
  accountMovement,
  invoice,
  moneyReturn,
  payout,
  statementLine,
  transfer,
} from '../../db/schema.ts';
import { nameOfReturn } from './open-line.ts';
import { isPaidBeside } from './paid-beside.ts';
import { isVouchedPayout } from './vouched-payout.ts';

const taken = alias(statementLine, 'taken');
const reversal = alias(transfer, 'reversal');

/**
 * By how many days money in our books may be away from the day of the bank's line, the likeliest first: a
 * bank books on its own working days.
 */
export const dayOffsets = [0, -1, 1, -2, -3] as const;

/** Money is reported, and a movement written, for three days after the line (LEDGER-731). */
export const reportedOffsets = [2, 3] as const;

/** The same of money that somebody writes into the books, the likeliest first. */
export const offsetsOfReported = [...dayOffsets, ...reportedOffsets] as const;

/** Money of the ledger that a line of a bank may be, as rows of id, amount, reference and time. */
export type Source = {
  readonly rows: (accountId: AccountId) => SQL;
  /** The reference to the money, which its line stores. */
  readonly kept: SQL;
  /** Whether no line is this money. */
  readonly isFree: SQL;
};

/** The same that a column of its line alone names. */
export type ColumnSource = Source & { readonly column: PgColumn };

/** The id in the rows of a source, which statements call `money`. */
const moneyId = sql`money.id`;

/** The day of such money. */
export const moneyDay = sql`(money.created_at at time zone 'UTC')::date`;

/** The columns of a line that is money of a table of its own. */
const keptIn = (column: PgColumn) => ({
  column,
  kept: sql`${nameOf(statementLine.state)} = 'MATCHED', ${nameOf(column)} = ${moneyId}`,
  isFree: sql`not exists (select from ${statementLine} ${taken}
    where ${taken}.${nameOf(column)} = ${moneyId})`,
});

export const transfers: ColumnSource = {
  ...keptIn(statementLine.transferId),
  rows: (accountId) => sql`select ${transfer.id}, ${transfer.amount},
    ${transfer.externalId} as reference, ${transfer.createdAt}
    from ${transfer}
    where ${transfer.accountId} = ${accountId} and ${transfer.source} <> 'statement'
      and ${transfer.reversesId} is null
      and not exists (select from ${transfer} ${reversal}
      where ${reversal.reversesId} = ${transfer.id})`,
};

export const payouts: ColumnSource = {
  ...keptIn(statementLine.payoutId),
  rows: (accountId) => sql`select ${payout.id}, -${invoice.amount} as amount,
      coalesce(${payout.externalId}, ${payout.id}::text) as reference, ${payout.statusAt} as created_at
    from ${payout} join ${invoice} on ${invoice.id} = ${payout.invoiceId}
    where ${payout.accountId} = ${accountId}
      and (${payout.status} <> 'FAILED' or ${isVouchedPayout})
      and not ${isPaidBeside}`,
};

export const movements: ColumnSource = {
  ...keptIn(statementLine.movementId),
  rows: (accountId) => sql`select ${accountMovement.id}, ${accountMovement.amount},
    null::text as reference, ${accountMovement.createdAt}
    from ${accountMovement} where ${accountMovement.accountId} = ${accountId}`,
};

export const returns: Source = {
  kept: sql`${nameOf(statementLine.reportedAs)} = ${nameOfReturn(moneyId)}`,
  isFree: sql`not exists (select from ${statementLine} ${taken}
    where ${taken.accountId} = money.account_id and ${taken.reportedAs} = ${nameOfReturn(moneyId)})`,
  rows: (accountId) => sql`select ${moneyReturn.id}, ${moneyReturn.accountId},
    -${moneyReturn.amount} as amount,
      coalesce(${moneyReturn.externalId}, ${moneyReturn.id}::text) as reference,
        ${moneyReturn.statusAt} as created_at
    from ${moneyReturn}
    where ${moneyReturn.accountId} = ${accountId} and ${moneyReturn.status} <> 'FAILED'`,
};

/** The money that is in the books when somebody writes it there. */
export const reported = [transfers, movements];
