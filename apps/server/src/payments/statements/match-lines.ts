import type { AccountId, StatementLineId } from '@tiyin/domain/ids';
import { type SQL, sql } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { enqueue } from '../../jobs/queue.ts';
import { isOpen, nameOfReturn } from './open-line.ts';
import { lockStatements } from './statement-source.ts';

/**
 * By how many days money in our books may be away from the day of the bank's line, the likeliest first: a
 * bank books on its own working days.
 */
const dayOffsets = [0, -1, 1, -2, -3] as const;

/** Money of the ledger that a line of a bank may be, as rows of id, amount, reference and time. */
type Source = {
  readonly rows: (accountId: AccountId) => SQL;
  /** The reference to the money, which its line stores. */
  readonly kept: SQL;
  /** Whether no line is this money. */
  readonly isFree: SQL;
};

/** The columns of a line that is money of a table of its own. */
const keptIn = (column: 'transfer_id' | 'payout_id' | 'movement_id') => ({
  kept: sql`state = 'MATCHED', ${sql.raw(column)} = money.id`,
  isFree: sql`not exists (select from statement_line taken where taken.${sql.raw(column)} = money.id)`,
});

const transfers: Source = {
  ...keptIn('transfer_id'),
  rows: (accountId) => sql`select id, amount, external_id as reference, created_at
    from transfer where account_id = ${accountId} and source <> 'statement' and reverses_id is null
      and not exists (select from transfer reversal where reversal.reverses_id = transfer.id)`,
};

const payouts: Source = {
  ...keptIn('payout_id'),
  rows: (accountId) => sql`select payout.id, -invoice.amount as amount,
      coalesce(payout.external_id, payout.id::text) as reference, payout.status_at as created_at
    from payout join invoice on invoice.id = payout.invoice_id
    where payout.account_id = ${accountId} and payout.status <> 'FAILED'`,
};

const movements: Source = {
  ...keptIn('movement_id'),
  rows: (accountId) => sql`select id, amount, null::text as reference, created_at
    from account_movement where account_id = ${accountId}`,
};

const returns: Source = {
  kept: sql`reported_as = ${nameOfReturn('money')}`,
  isFree: sql`not exists (select from statement_line taken
    where taken.account_id = money.account_id and taken.reported_as = ${nameOfReturn('money')})`,
  rows: (accountId) => sql`select id, account_id, -amount as amount,
      coalesce(external_id, id::text) as reference, status_at as created_at
    from money_return where account_id = ${accountId} and status <> 'FAILED'`,
};

const sources = [transfers, payouts, movements, returns];

/**
 * Matches the lines of an account that have no match with money of the ledger (LEDGER-262): by the bank's
 * reference and the amount, else by the amount and the day. What came and has no match becomes a transfer,
 * one line after another; what went stays unexplained.
 */
export async function matchLines(tx: Tx, accountId: AccountId, now: Date): Promise<void> {
  await lockStatements(tx, accountId);
  await openRefused(tx, accountId);
  for (const source of sources) await matchByReference(tx, accountId, source);
  for (const offset of dayOffsets) {
    for (const source of sources) await matchByDay(tx, accountId, source, offset);
  }
  await tx.execute(sql`update statement_line set state = 'UNEXPLAINED'
    where account_id = ${accountId} and state = 'NEW' and amount < 0`);
  const [left] = await tx.execute(sql`select 1 from statement_line
    where account_id = ${accountId} and state = 'NEW' limit 1`);
  if (left) enqueue(tx, 'statement.transfer', { accountId }, now);
}

/** Money that was refused after all is not what the bank booked. */
async function openRefused(tx: Tx, accountId: AccountId): Promise<void> {
  await tx.execute(sql`update statement_line line set reported_as = null from money_return money
    where line.account_id = ${accountId} and line.amount < 0 and money.account_id = line.account_id
      and money.status = 'FAILED' and line.reported_as = ${nameOfReturn('money')}`);
}

/** Of several lines with one reference and amount, the nearest in time is the money: a payer may copy a reference. */
async function matchByReference(tx: Tx, accountId: AccountId, { kept, isFree, rows }: Source) {
  await tx.execute(sql`
    update statement_line line set ${kept}
    from (
      select distinct on (money.id) money.id, open.id as line_id
      from (${rows(accountId)}) money join statement_line open
        on open.reference = money.reference and open.amount = money.amount
      where open.account_id = ${accountId} and ${isOpen('open')} and ${isFree}
      order by money.id, abs(open.day - (money.created_at at time zone 'UTC')::date), open.id
    ) money
    where line.id = money.line_id`);
}

/** Of several of one amount and day, the first line is the first money, the second the second. */
async function matchByDay(
  tx: Tx,
  accountId: AccountId,
  { kept, isFree, rows }: Source,
  offset: (typeof dayOffsets)[number],
): Promise<void> {
  await tx.execute(sql`
    with period as (
      select min(day) - 4 as since, max(day) + 3 as until from statement_line
      where account_id = ${accountId} and ${isOpen('statement_line')}
    ), money as (
      select id, amount, (created_at at time zone 'UTC')::date as day,
        row_number() over (
          partition by amount, (created_at at time zone 'UTC')::date order by created_at, id
        ) as place
      from (${rows(accountId)}) money, period
      where created_at >= since and created_at < until and ${isFree}
    ), open as (
      select id, amount, day, row_number() over (partition by amount, day order by id) as place
      from statement_line where account_id = ${accountId} and ${isOpen('statement_line')}
        and amount in (select amount from money)
    )
    update statement_line line set ${kept}
    from open join money on money.amount = open.amount and money.place = open.place
      and money.day = open.day + ${offset}::integer
    where line.id = open.id`);
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
  const offsets = sql.raw(`array[${dayOffsets.join(', ')}]`);
  const offset = sql`(money.created_at at time zone 'UTC')::date - line.day`;
  for (const { kept, isFree, rows } of [transfers, movements]) {
    const [money] = await tx.execute<{ id: string }>(sql`
      select money.id from statement_line line join (${rows(accountId)}) money
        on money.amount = line.amount
        and (money.reference = line.reference or ${offset} = any(${offsets}))
      where line.id = ${id} and ${isFree}
      order by money.reference = line.reference desc nulls last,
        array_position(${offsets}, ${offset}), money.created_at, money.id
      limit 1`);
    if (!money) continue;
    await tx.execute(sql`update statement_line line set ${kept} from (${rows(accountId)}) money
      where line.id = ${id} and money.id = ${money.id}`);
    return true;
  }
  return false;
}
