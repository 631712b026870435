import { dayMs } from '@tiyin/domain/dates';
import type { AccountId, StatementLineId } from '@tiyin/domain/ids';
import type { MinorUnits } from '@tiyin/domain/money';
import { alias, sql } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { nameOf } from '../../db/names.ts';
import { statementLine } from '../../db/schema.ts';
import { isInClosedDay, wasJudgedOn } from '../ledger/closed-day.ts';
import { pairDays } from '../ledger/pair-days.ts';
import { type PairedDays, dayNumber, reachDays, readPaired } from '../ledger/paired-lines.ts';
import { type ColumnSource, moneyDay, offsetsOfReported, reported } from './line-sources.ts';

const line = alias(statementLine, 'line');

/** Money that a line may be; its day counts from 1970. */
type Money = { readonly source: ColumnSource; readonly moneyId: string; readonly day: number };

type Line = { readonly id: StatementLineId; readonly day: number };

/** A line that its day alone matched with its money; a closed day was judged by it, and it keeps its money, if it is fixed. */
type MatchedLine = Line & { readonly money: Money; readonly isFixed: boolean };

type OpenLine = {
  readonly id: StatementLineId;
  readonly accountId: AccountId;
  readonly amount: MinorUnits;
  readonly day: string;
};

/**
 * Matches a line by giving other lines of its amount other money than their own (LEDGER-740): where a bank books each day
 * the money of the day before, each line has the money of its own day, and none is left for the last. Lines that a
 * reference matched keep their money, and so do those of closed days: the line gets the money that they leave, and is
 * shown on its own (LEDGER-570). Money is given only where all lines can have some afterwards (LEDGER-750). Returns whether the line was matched.
 */
export async function shiftMatches(tx: Tx, open: OpenLine): Promise<boolean> {
  const free = await readFree(tx, open);
  if (free.length === 0) return false;
  const { accountId, amount } = open;
  const first = { id: open.id, day: Date.parse(open.day) / dayMs };
  const paired = await readPaired(tx, { accountId, amount, day: first.day });
  const possible = free.filter((money) => canHave(first, money, paired));
  if (possible.length === 0) return false;
  const way = findWay(first, possible, await readMatched(tx, open));
  const moves = way ? await movesOf(tx, way) : await directMove(tx, first, possible);
  if (!moves) return false;
  for (const { id, money } of moves) {
    const columns = reported.map(
      ({ column }) =>
        sql`${nameOf(column)} = ${column === money.source.column ? sql`${money.moneyId}::bigint` : sql`null`}`,
    );
    await tx.execute(sql`update ${statementLine}
      set ${nameOf(statementLine.state)} = 'MATCHED', ${sql.join(columns, sql`, `)}
      where ${statementLine.id} = ${id}`);
  }
  return true;
}

/** Whether all lines have money of their days once the line has this one, in some exchange (LEDGER-750). */
function canHave({ day }: Line, money: Money, paired: PairedDays): boolean {
  return pairDays([...paired.lines, day], [...paired.money, money.day]) !== undefined;
}

/** The nearest money itself, where reports of other lines have to be exchanged too: these stay with their transfers. */
async function directMove(
  tx: Tx,
  { id, day }: Line,
  possible: readonly Money[],
): Promise<Move[] | undefined> {
  const nearest = possible.toSorted(
    (one, other) => Math.abs(one.day - day) - Math.abs(other.day - day),
  );
  for (const money of nearest) {
    if (!(await isJudged(tx, { id, money }))) return [{ id, money }];
  }
  return undefined;
}

/** Money of the amount that no line is, one of each day. */
async function readFree(tx: Tx, { accountId, amount, day }: OpenLine): Promise<Money[]> {
  const found: Money[] = [];
  for (const source of reported) {
    const rows = await tx.execute<Omit<Money, 'source'>>(sql`
      select distinct on (${moneyDay}) money.id::text as "moneyId", ${dayNumber(moneyDay)} as day
      from (${source.rows(accountId)}) money
      where money.amount = ${amount} and ${source.isFree}
        and ${moneyDay} between ${day}::date - ${reachDays}::integer and ${day}::date + ${reachDays}::integer
      order by ${moneyDay}, money.created_at, money.id`);
    found.push(...rows.map((row) => ({ ...row, source })));
  }
  return found;
}

/** Lines of the amount that a day matched, one of each day, statement and day of its money. */
async function readMatched(tx: Tx, { accountId, amount, day }: OpenLine): Promise<MatchedLine[]> {
  const found: MatchedLine[] = [];
  for (const source of reported) {
    const rows = await tx.execute<
      Omit<MatchedLine, 'money'> & { moneyId: string; moneyDay: number }
    >(sql`
      select distinct on (${line.day}, ${moneyDay}, ${line.statementId}) ${line.id},
        ${dayNumber(sql`${line.day}`)} as day, money.id::text as "moneyId",
        ${dayNumber(moneyDay)} as "moneyDay",
        (${isInClosedDay(line)} or ${wasJudgedOn(line, moneyDay)}) as "isFixed"
      from ${statementLine} ${line}
        join (${source.rows(accountId)}) money on money.id = ${line}.${nameOf(source.column)}
      where ${line.accountId} = ${accountId} and ${line.amount} = ${amount}
        and ${line.day} between ${day}::date - ${reachDays}::integer and ${day}::date + ${reachDays}::integer
        and (${line.reference} = money.reference) is not true
      order by ${line.day}, ${moneyDay}, ${line.statementId}, ${line.id}`);
    found.push(
      ...rows.map(({ moneyId, moneyDay: of, ...matched }) => ({
        ...matched,
        money: { source, moneyId, day: of },
      })),
    );
  }
  return found;
}

/** A line on the way to free money; it gets that of the next one, and leaves its own to the one before. */
type Step = { readonly taker: Line | MatchedLine; readonly from: Step | undefined };

/** The shortest way from the line to free money, from its last step on. */
type Way = { readonly last: Step; readonly money: Money };

function findWay(
  first: Line,
  free: readonly Money[],
  matched: readonly MatchedLine[],
): Way | undefined {
  const left = new Set(matched);
  const steps: Step[] = [{ taker: first, from: undefined }];
  for (const step of steps) {
    for (const away of offsetsOfReported) {
      const day = step.taker.day + away;
      const money = free.find((each) => each.day === day);
      if (money) return { last: step, money };
      for (const other of left) {
        if (other.money.day !== day) continue;
        left.delete(other);
        steps.push({ taker: other, from: step });
      }
    }
  }
  return undefined;
}

type Move = { readonly id: StatementLineId; readonly money: Money };

/** The last line first, so that each money is free when its next line gets it; undefined where the first may get none. */
async function movesOf(tx: Tx, { last, money: freeMoney }: Way): Promise<Move[] | undefined> {
  const moves: Move[] = [];
  let money = freeMoney;
  for (let step: Step | undefined = last; step; step = step.from) {
    const { taker } = step;
    const own = 'money' in taker ? taker : undefined;
    const isKept = own?.isFixed === true || (await isJudged(tx, { id: taker.id, money }));
    if (isKept && !own) return undefined;
    if (isKept) continue;
    moves.push({ id: taker.id, money });
    if (own) ({ money } = own);
  }
  return moves;
}

/** Whether the day of money was closed when the line was there: the line is no money of that day (LEDGER-725). */
async function isJudged(tx: Tx, { id, money }: Move): Promise<boolean> {
  const [row] = await tx.execute<{ judged: boolean }>(sql`
    select ${wasJudgedOn(line, sql`(date '1970-01-01' + ${money.day}::integer)`)} as judged
    from ${statementLine} ${line} where ${line.id} = ${id}`);
  return row?.judged !== false;
}
