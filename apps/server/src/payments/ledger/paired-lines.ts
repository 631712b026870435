import type { AccountId } from '@tiyin/domain/ids';
import type { MinorUnits } from '@tiyin/domain/money';
import { type SQL, sql } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { accountMovement, statementLine, transfer } from '../../db/schema.ts';

/** Lines and money so many days before and after a day are looked at for it. */
export const reachDays = 45;

/** The number of a day since 1970. */
export const dayNumber = (day: SQL): SQL => sql`(${day} - date '1970-01-01')`;

type Amount = {
  readonly accountId: AccountId;
  /** Minor units. */
  readonly amount: MinorUnits;
  /** The number of the day around which lines are read. */
  readonly day: number;
};

/** The days of lines and of the money that they have. */
export type PairedDays = { readonly lines: readonly number[]; readonly money: readonly number[] };

/**
 * The lines of an amount whose days alone decided what they are: matched with a transfer or a movement, or reported
 * after they had become a transfer. Any of them may be the money of another one (LEDGER-750).
 */
export async function readPaired(tx: Tx, { accountId, amount, day }: Amount): Promise<PairedDays> {
  const at = sql`case when ${transfer.source} = 'statement' then ${statementLine.reportedAt}
    else coalesce(${transfer.createdAt}, ${accountMovement.createdAt}) end`;
  const around = sql`date '1970-01-01' + ${day}::integer`;
  const rows = await tx.execute<{ line: number; money: number }>(sql`
    select ${dayNumber(sql`${statementLine.day}`)} as line,
      ${dayNumber(sql`((${at}) at time zone 'UTC')::date`)} as money
    from ${statementLine}
      left join ${transfer} on ${transfer.id} = ${statementLine.transferId}
      left join ${accountMovement} on ${accountMovement.id} = ${statementLine.movementId}
    where ${statementLine.accountId} = ${accountId} and ${statementLine.amount} = ${amount}
      and ${statementLine.day} between ${around} - ${reachDays}::integer
        and ${around} + ${reachDays}::integer
      and (${at}) is not null
      and (${transfer.externalId} = case when ${transfer.source} = 'statement'
        then ${statementLine.reportedAs} else ${statementLine.reference} end) is not true`);
  return { lines: rows.map(({ line }) => line), money: rows.map(({ money }) => money) };
}
