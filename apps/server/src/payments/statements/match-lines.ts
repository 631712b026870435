import type { AccountId, StatementLineId } from '@tiyin/domain/ids';
import { type SQL, alias, sql } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { nameOf } from '../../db/names.ts';
import {
  entry,
  invoice,
  ledgerAccount,
  moneyReturn,
  payout,
  posting,
  statementLine,
  transfer,
} from '../../db/schema.ts';
import { enqueue } from '../../jobs/queue.ts';
import { isInClosedDay, wasJudgedOn } from '../ledger/closed-day.ts';
import {
  type Source,
  dayOffsets,
  moneyDay,
  movements,
  offsetsOfReported,
  payouts,
  reported,
  reportedOffsets,
  returns,
  transfers,
} from './line-sources.ts';
import { isOpen, nameOfReturn } from './open-line.ts';
import { isPaidBeside } from './paid-beside.ts';
import { lockStatements } from './statement-source.ts';
import { isVouchedPayout } from './vouched-payout.ts';

const reversal = alias(transfer, 'reversal');
const line = alias(statementLine, 'line');
const openLine = alias(statementLine, 'open');

type Offset = (typeof dayOffsets | typeof reportedOffsets)[number];

const isMatchable = (
  each: Parameters<typeof isInClosedDay>[0] & Parameters<typeof isOpen>[0],
): SQL => sql`(${isOpen(each)} and not ${isInClosedDay(each)})`;

const sources = [transfers, payouts, movements, returns];

/**
 * Matches the lines of an account that have no match with money of the ledger (LEDGER-262): by the bank's
 * reference and the amount, else by the amount and the day. What came and has no match becomes a transfer,
 * one line after another; what went stays unexplained. Lines of closed days stay as they are (LEDGER-570).
 */
export async function matchLines(tx: Tx, accountId: AccountId, now: Date): Promise<void> {
  await lockStatements(tx, accountId);
  await openTransfers(tx, accountId);
  await openPayouts(tx, accountId, sql`${payout.status} = 'FAILED' and not ${isVouchedPayout}`);
  await openPayouts(tx, accountId, isPaidBeside);
  await openReturns(tx, accountId);
  for (const source of sources) await matchByReference(tx, accountId, source);
  for (const offset of dayOffsets) {
    for (const source of sources) await matchByDay(tx, accountId, source, offset);
  }
  for (const offset of reportedOffsets) {
    for (const source of reported) await matchByDay(tx, accountId, source, offset);
  }
  await tx.execute(sql`update ${statementLine} set ${nameOf(statementLine.state)} = 'UNEXPLAINED'
    where ${statementLine.accountId} = ${accountId} and ${statementLine.state} = 'NEW'
      and ${statementLine.amount} < 0`);
  const [left] = await tx.execute(sql`select 1 from ${statementLine}
    where ${statementLine.accountId} = ${accountId} and ${statementLine.state} = 'NEW' limit 1`);
  if (left) enqueue(tx, 'statement.transfer', { accountId }, now);
}

/** Frees the lines of transfers that were taken back while they were matched: who took them back did not see the match. */
async function openTransfers(tx: Tx, accountId: AccountId): Promise<void> {
  await tx.execute(sql`update ${statementLine} ${line}
    set ${nameOf(statementLine.state)} = 'UNEXPLAINED', ${nameOf(statementLine.transferId)} = null
    from ${transfer} join ${transfer} ${reversal} on ${reversal.reversesId} = ${transfer.id}
    where ${line.accountId} = ${accountId} and ${line.transferId} = ${transfer.id}
      and ${reversal.accountId} = ${accountId} and not ${isInClosedDay(line)}
      and not ${wasJudgedOn(line, sql`(${transfer.createdAt} at time zone 'UTC')::date`)}`);
}

/** Frees the lines of payouts that are not booked after all. */
async function openPayouts(tx: Tx, accountId: AccountId, isWrong: SQL): Promise<void> {
  await tx.execute(sql`update ${statementLine} ${line}
    set ${nameOf(statementLine.state)} = 'UNEXPLAINED', ${nameOf(statementLine.payoutId)} = null
    from ${payout} join ${invoice} on ${invoice.id} = ${payout.invoiceId}
    where ${line.accountId} = ${accountId} and ${line.payoutId} = ${payout.id}
      and ${payout.accountId} = ${accountId} and ${isWrong}
      and not ${isInClosedDay(line)}
      and not exists (select from ${posting} join ${entry} on ${entry.postingId} = ${posting.id}
        join ${ledgerAccount} on ${ledgerAccount.id} = ${entry.accountId}
        where ${posting.invoiceId} = ${payout.invoiceId}
          and ${ledgerAccount.paymentAccountId} = ${accountId}
          and ${wasJudgedOn(line, sql`(${posting.createdAt} at time zone 'UTC')::date`)})`);
}

/** Money that was refused after all is not what the bank booked. */
async function openReturns(tx: Tx, accountId: AccountId): Promise<void> {
  await tx.execute(sql`update ${statementLine} ${line} set ${nameOf(statementLine.reportedAs)} = null
    from ${moneyReturn}
    where ${line.accountId} = ${accountId} and ${line.amount} < 0 and not ${isInClosedDay(line)}
      and ${moneyReturn.accountId} = ${line.accountId}
      and ${moneyReturn.status} = 'FAILED' and ${line.reportedAs} = ${nameOfReturn(moneyReturn.id)}`);
}

/** Of several lines with one reference and amount, the nearest in time is the money: a payer may copy a reference. */
async function matchByReference(tx: Tx, accountId: AccountId, { kept, isFree, rows }: Source) {
  await tx.execute(sql`
    update ${statementLine} ${line} set ${kept}
    from (
      select distinct on (money.id) money.id, ${openLine.id} as line_id
      from (${rows(accountId)}) money join ${statementLine} ${openLine}
        on ${openLine.reference} = money.reference
          and ${openLine.amount} = money.amount
      where ${openLine.accountId} = ${accountId} and ${isMatchable(openLine)} and ${isFree}
        and not ${wasJudgedOn(openLine, moneyDay)}
      order by money.id, abs(${openLine.day} - ${moneyDay}),
      ${openLine.id}
    ) money
    where ${line.id} = money.line_id`);
}

/** Of several of one amount and day, the first line is the first money, the second the second. */
async function matchByDay(
  tx: Tx,
  accountId: AccountId,
  { kept, isFree, rows }: Source,
  offset: Offset,
): Promise<void> {
  await tx.execute(sql`
    with period as (
      select min(${statementLine.day}) - 4 as since, max(${statementLine.day}) + 4 as until
        from ${statementLine}
      where ${statementLine.accountId} = ${accountId} and ${isMatchable(statementLine)}
    ), money as (
      select money.id, money.amount, ${moneyDay} as day,
        row_number() over (
          partition by money.amount, ${moneyDay} order by money.created_at, money.id
        ) as place
      from (${rows(accountId)}) money, period
      where money.created_at >= since and money.created_at < until and ${isFree}
    ), open as (
      select ${openLine.id}, ${openLine.amount}, ${openLine.day},
        row_number() over (partition by ${openLine.amount}, ${openLine.day}
        order by ${openLine.id}) as place
      from ${statementLine} ${openLine}
      where ${openLine.accountId} = ${accountId} and ${isMatchable(openLine)}
        and ${openLine.amount} in (select amount from money)
        and not ${wasJudgedOn(openLine, sql`${openLine.day} + ${offset}::integer`)}
    )
    update ${statementLine} ${line} set ${kept}
    from open join money on money.amount = open.amount and money.place = open.place
      and money.day = open.day + ${offset}::integer
    where ${line.id} = open.id`);
}

/**
 * Matches a line with money that came into the ledger after its statement was imported, by the same rules;
 * returns whether it was matched. The caller holds back the reports of the account (`holdReports`).
 */
export async function matchLine(
  tx: Tx,
  accountId: AccountId,
  id: StatementLineId,
): Promise<boolean> {
  const offsets = sql.raw(`array[${offsetsOfReported.join(', ')}]`);
  const offset = sql`(money.created_at at time zone 'UTC')::date - ${line.day}`;
  for (const { kept, isFree, rows } of reported) {
    const [money] = await tx.execute<{ id: string }>(sql`
      select money.id from ${statementLine} ${line} join (${rows(accountId)}) money
        on money.amount = ${line.amount}
        and (money.reference = ${line.reference} or ${offset} = any(${offsets}))
      where ${line.id} = ${id} and ${isFree}
      order by money.reference = ${line.reference} desc nulls last,
        array_position(${offsets}, ${offset}), money.created_at, money.id
      limit 1`);
    if (!money) continue;
    await tx.execute(sql`update ${statementLine} ${line} set ${kept} from (${rows(accountId)}) money
      where ${line.id} = ${id} and money.id = ${money.id}`);
    return true;
  }
  return false;
}
