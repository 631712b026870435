import type { AccountId, StatementLineId } from '@tiyin/domain/ids';
import type { MinorUnits } from '@tiyin/domain/money';
import { type SQL, alias, sql } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { nameOf } from '../../db/names.ts';
import { statementLine } from '../../db/schema.ts';
import { isInClosedDay, wasJudgedOn } from '../ledger/closed-day.ts';
import { type ColumnSource, moneyDay, offsetsOfReported, reported } from './line-sources.ts';

/** Lines and money so many days before and after a line are looked at for it. */
const reachDays = 45;

const line = alias(statementLine, 'line');

/** Money that a line may be; its day counts from 1970. */
type Money = { readonly source: ColumnSource; readonly moneyId: string; readonly day: number };

type Line = {
  readonly id: StatementLineId;
  /** The days of the money that it may be, the likeliest first. */
  readonly days: readonly number[];
};

/** A line that its day alone matched with its money. */
type MatchedLine = Line & { readonly money: Money };

type OpenLine = {
  readonly id: StatementLineId;
  readonly accountId: AccountId;
  readonly amount: MinorUnits;
  readonly day: string;
};

/**
 * Matches a line by giving other lines of its amount other money than their own (LEDGER-740): where a bank books each day
 * the money of the day before, each line has the money of its own day, and none is left for the last. Lines that a
 * reference matched, and those of closed days, keep their money. Returns whether the line was matched.
 */
export async function shiftMatches(tx: Tx, open: OpenLine): Promise<boolean> {
  const free = await readFree(tx, open);
  if (free.length === 0) return false;
  const [first] = await tx.execute<Line>(sql`
    select ${line.id}, ${daysOfLine} as days from ${statementLine} ${line} where ${line.id} = ${open.id}`);
  const moves = first ? findMoves(first, free, await readMatched(tx, open)) : [];
  for (const { id, money } of moves) {
    const columns = reported.map(
      ({ column }) =>
        sql`${nameOf(column)} = ${column === money.source.column ? sql`${money.moneyId}::bigint` : sql`null`}`,
    );
    await tx.execute(sql`update ${statementLine}
      set ${nameOf(statementLine.state)} = 'MATCHED', ${sql.join(columns, sql`, `)}
      where ${statementLine.id} = ${id}`);
  }
  return moves.length > 0;
}

const numberOf = (day: SQL) => sql`(${day} - date '1970-01-01')`;

/** Days that were judged when the line was there are none of them (LEDGER-725). */
const daysOfLine = sql`array(
  select ${numberOf(sql`${line.day}`)} + days.away
  from unnest(array[${sql.raw(offsetsOfReported.join(', '))}]) with ordinality as days (away, place)
  where not ${wasJudgedOn(line, sql`(${line.day} + days.away)`)} order by days.place)`;

/** Money of the amount that no line is, one of each day. */
async function readFree(tx: Tx, { accountId, amount, day }: OpenLine): Promise<Money[]> {
  const found: Money[] = [];
  for (const source of reported) {
    const rows = await tx.execute<Omit<Money, 'source'>>(sql`
      select distinct on (${moneyDay}) money.id::text as "moneyId", ${numberOf(moneyDay)} as day
      from (${source.rows(accountId)}) money
      where money.amount = ${amount} and ${source.isFree}
        and ${moneyDay} between ${day}::date - ${reachDays}::integer and ${day}::date + ${reachDays}::integer
      order by ${moneyDay}, money.created_at, money.id`);
    found.push(...rows.map((row) => ({ ...row, source })));
  }
  return found;
}

/** Lines of the amount that may get other money, one of each day, statement and day of its money. */
async function readMatched(tx: Tx, { accountId, amount, day }: OpenLine): Promise<MatchedLine[]> {
  const found: MatchedLine[] = [];
  for (const source of reported) {
    const rows = await tx.execute<Line & { moneyId: string; moneyDay: number }>(sql`
      select distinct on (${line.day}, ${moneyDay}, ${line.statementId}) ${line.id}, ${daysOfLine} as days,
        money.id::text as "moneyId", ${numberOf(moneyDay)} as "moneyDay"
      from ${statementLine} ${line}
        join (${source.rows(accountId)}) money on money.id = ${line}.${nameOf(source.column)}
      where ${line.accountId} = ${accountId} and ${line.amount} = ${amount}
        and ${line.day} between ${day}::date - ${reachDays}::integer and ${day}::date + ${reachDays}::integer
        and (${line.reference} = money.reference) is not true
        and not ${isInClosedDay(line)} and not ${wasJudgedOn(line, moneyDay)}
      order by ${line.day}, ${moneyDay}, ${line.statementId}, ${line.id}`);
    found.push(
      ...rows.map(({ id, days, moneyId, moneyDay: of }) => ({
        id,
        days,
        money: { source, moneyId, day: of },
      })),
    );
  }
  return found;
}

type Move = { readonly id: StatementLineId; readonly money: Money };

/** A line that gets the money of the one before it on the way. */
type Step = {
  readonly taker: Line;
  readonly from: Step | undefined;
  readonly own: Money | undefined;
};

/** The fewest moves that give the line money: each line gets the money of the next one, the last gets free money. */
function findMoves(first: Line, free: readonly Money[], matched: readonly MatchedLine[]): Move[] {
  const left = new Set(matched);
  const steps: Step[] = [{ taker: first, from: undefined, own: undefined }];
  for (const step of steps) {
    for (const day of step.taker.days) {
      const money = free.find((each) => each.day === day);
      if (money) return movesOf(step, money);
      for (const other of left) {
        if (other.money.day !== day) continue;
        left.delete(other);
        steps.push({ taker: other, from: step, own: other.money });
      }
    }
  }
  return [];
}

/** The last line first, so that each money is free when its next line gets it. */
function movesOf(last: Step, freeMoney: Money): Move[] {
  const moves: Move[] = [];
  let money: Money | undefined = freeMoney;
  for (let step: Step | undefined = last; step && money; step = step.from) {
    moves.push({ id: step.taker.id, money });
    money = step.own;
  }
  return moves;
}
