import { dayMs, formatReportDay } from '@tiyin/domain/dates';
import type { AccountId, StatementId } from '@tiyin/domain/ids';
import { negated, plus, zeroUnits } from '@tiyin/domain/money';
import { and, eq, inArray, sql } from '../../db/drizzle.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import type { Tx } from '../../db/database.ts';
import { excluded } from '../../db/names.ts';
import { statement, statementBalance, statementLine } from '../../db/schema.ts';
import { enqueue } from '../../jobs/queue.ts';
import { ProblemError } from '../../problem.ts';
import type { Staff } from '../../staff/staff.ts';
import { afterClosing } from '../ledger/after-closing.ts';
import { largestSum, requirePossibleAmount, requireRoom } from '../ledger/largest-transfer.ts';
import { readStatement, type StatementFile } from './formats/read-statement.ts';
import { type StatementItem, unreadable } from './formats/statement-item.ts';
import { insertLines } from './insert-lines.ts';
import { type NewLine, createLineReader } from './line-identity.ts';
import { type StatementAccount, lockStatements } from './statement-source.ts';

/** The number of lines that are written at once. */
export const batchSize = 1_000;

type Command = {
  readonly staff: Pick<Staff, 'id'>;
  readonly accountId: AccountId;
  readonly file: Omit<StatementFile, 'bytes'> & { readonly name: string | undefined };
  /** Reads the file from its beginning: a transaction may be run again. */
  readonly read: () => AsyncIterable<Uint8Array>;
  readonly now: Date;
};

/**
 * Takes a bank's statement of an account (LEDGER-260): its new lines are written in batches, and matched by a
 * job that follows. Everything or nothing: 422 `statement_unreadable` with the line, 409 `day_closed` for
 * a new line of a closed day.
 */
export async function takeStatement(tx: Tx, command: Command): Promise<StatementId> {
  const { staff, accountId, file, now } = command;
  const account = await lockStatements(tx, accountId);
  const [begun] = await tx
    .insert(statement)
    .values({
      accountId,
      format: file.format,
      fileName: file.name ?? null,
      lines: 0,
      newLines: 0,
      personId: staff.id,
      // A closing that it had to wait for has not judged its lines.
      createdAt: await afterClosing(tx, accountId, now),
    })
    .returning({ id: statement.id });
  if (!begun) throw new Error('a statement was not written');
  const taken = await takeItems(tx, command, { account, statementId: begun.id });
  await tx.update(statement).set(taken).where(eq(statement.id, begun.id));
  enqueue(tx, 'statement.match', { accountId }, now);
  recordAudit(tx, {
    actor: { type: 'staff', id: staff.id },
    action: 'account.statement_imported',
    subject: `account:${accountId}`,
    details: { statementId: begun.id, lines: taken.lines, newLines: taken.newLines },
    now,
  });
  return begun.id;
}

type Target = { readonly account: StatementAccount; readonly statementId: StatementId };

async function takeItems(tx: Tx, command: Command, { account, statementId }: Target) {
  const { format, encoding } = command.file;
  const { id: accountId, closedThrough } = account;
  const readLine = createLineReader();
  const latest = formatReportDay(command.now.getTime() + dayMs);
  const totals = { lines: 0, newLines: 0, firstDay: null, lastDay: null } as Totals;
  let batch: NewLine[] = [];
  const flush = async () => {
    if (batch.length === 0) return;
    await requireTransfers(tx, account, { lines: batch, now: command.now });
    const inserted = await insertLines(tx, { accountId, statementId, lines: batch, closedThrough });
    await requireShownDays(tx, account, batch);
    if (inserted.closedAt !== null) throw closedDay(inserted.closedAt);
    totals.newLines += inserted.newLines;
    batch = [];
  };
  for await (const item of readStatement({ format, encoding, bytes: command.read() }, account)) {
    if (item.day > latest) throw unreadable(item.at, `${item.day} is in the future`);
    if (item.kind === 'balance') {
      await keepBalance(tx, account, item);
      continue;
    }
    batch.push(readLine(item));
    count(totals, item.day);
    if (batch.length === batchSize) await flush();
  }
  await flush();
  return totals;
}

type Totals = {
  lines: number;
  newLines: number;
  firstDay: string | null;
  lastDay: string | null;
};

function count(totals: Totals, day: string): void {
  totals.lines += 1;
  if (totals.firstDay === null || day < totals.firstDay) totals.firstDay = day;
  if (totals.lastDay === null || day > totals.lastDay) totals.lastDay = day;
}

function closedDay(line: number): ProblemError {
  const message = 'This line is new, and its day is closed';
  return new ProblemError('day_closed', {
    detail: `Line ${line}: ${message}`,
    errors: [{ path: `/line/${line}`, message }],
  });
}

/** The largest line of a batch has to be money that a transfer can have (LEDGER-205), and all lines a sum that can be shown. */
async function requireTransfers(
  tx: Tx,
  { id: accountId, currency }: StatementAccount,
  { lines, now }: { readonly lines: readonly NewLine[]; readonly now: Date },
): Promise<void> {
  const largest = lines.reduce((one, other) => (sizeOf(other) > sizeOf(one) ? other : one));
  try {
    const reported = { accountId, currency, now };
    await requirePossibleAmount(tx, { ...reported, amount: sizeOf(largest) });
    await requireRoom(tx, { ...reported, amount: sumOf(lines) }, BigInt(lines.length));
  } catch (error) {
    if (error instanceof ProblemError) throw unreadable(largest.at, error.message);
    throw error;
  }
}

const sizeOf = ({ amount }: NewLine) => (amount < 0n ? negated(amount) : amount);

const sumOf = (lines: readonly NewLine[]) =>
  lines.reduce((sum, line) => plus(sum, sizeOf(line)), zeroUnits);

/** The days of usual batches are not summed up: a thousand batches fit into a day. */
const summedFrom = largestSum / 1_000n;

/** The sums of a day have to be shown exactly, since a line is never taken away (LEDGER-720). */
async function requireShownDays(
  tx: Tx,
  { id: accountId }: StatementAccount,
  lines: readonly NewLine[],
): Promise<void> {
  if (sumOf(lines) < summedFrom) return;
  const days = new Map(lines.toReversed().map(({ at, day }) => [day, at]));
  const size = sql`sum(abs(${statementLine.amount}))`;
  const rows = await tx
    .select({ day: statementLine.day })
    .from(statementLine)
    .where(
      and(eq(statementLine.accountId, accountId), inArray(statementLine.day, [...days.keys()])),
    )
    .groupBy(statementLine.day)
    .having(sql`${size} > ${String(largestSum)}::numeric`);
  for (const { day } of rows) {
    throw unreadable(days.get(day) ?? 0, `The money of ${day} is too much to be shown exactly`);
  }
}

/** A later statement may state the balance of a day again, as long as the day is open. */
async function keepBalance(
  tx: Tx,
  { id: accountId, closedThrough }: StatementAccount,
  { day, closing }: Extract<StatementItem, { kind: 'balance' }>,
): Promise<void> {
  if (closedThrough !== null && day <= closedThrough) return;
  await tx
    .insert(statementBalance)
    .values({ accountId, day, closing })
    .onConflictDoUpdate({
      target: [statementBalance.accountId, statementBalance.day],
      set: { closing: excluded(statementBalance.closing) },
    });
}
