import { dayMs } from '@tiyin/domain/dates';
import type { AccountId, LedgerAccountId } from '@tiyin/domain/ids';
import { amountFromWire } from '@tiyin/domain/money';
import { and, eq, gt, max, min } from '../../db/drizzle.ts';
import { type ActionWithout, recordAudit } from '../../audit/record-audit.ts';
import type { Tx } from '../../db/database.ts';
import {
  accountDay,
  entry,
  ledgerAccount,
  posting,
  statement,
  statementSource,
} from '../../db/schema.ts';
import { type ProblemCode, ProblemError } from '../../problem.ts';
import type { Staff } from '../../staff/staff.ts';
import { holdEntries } from '../ledger/accounts.ts';
import { afterClosing } from '../ledger/after-closing.ts';
import { readDay } from './list-days.ts';
import { matchLines } from './match-lines.ts';
import { type AccountDay, addDays, ledgerIdOf, readDays, startOf } from './read-days.ts';
import { type StatementAccount, lockStatements } from './statement-source.ts';

type Command = {
  readonly staff: Staff;
  readonly accountId: AccountId;
  /** `yyyy-MM-dd`. */
  readonly day: string;
  readonly now: Date;
};

/** After this, no transaction that began in the day is running any more, in ms (RUN-232). */
const settleMs = 10 * 60_000;

/** Explains the difference that a day has now (LEDGER-264). 409 `day_closed`. */
export async function explainDay(tx: Tx, command: Command & { readonly reason: string }) {
  const { staff, accountId, day, reason } = command;
  const account = await lockStatements(tx, accountId);
  if (isClosed(account, day)) throw new ProblemError('day_closed');
  const { difference } = await summaryOf(tx, account, day);
  const former = await readExplanation(tx, command);
  const explained = {
    explainedDifference: amountFromWire(difference),
    explanation: reason,
    explainedBy: staff.id,
  };
  await tx
    .insert(accountDay)
    .values({ accountId, day, ...explained })
    .onConflictDoUpdate({ target: [accountDay.accountId, accountDay.day], set: explained });
  record(tx, command, {
    action: 'account.day_explained',
    before: { reason: former?.explanation ?? null },
    after: { reason },
    details: { day, difference },
  });
  return readDay(tx, { accountId, day }, staff);
}

/**
 * Closes a day of an account (LEDGER-264). Its ledger account is held while the day is judged, so whatever is
 * posted on the account is either in that judgement, or refused by the database if it is dated in the day.
 * Closing a closed day changes nothing.
 */
export async function closeDay(tx: Tx, command: Command) {
  const { staff, accountId, day, now } = command;
  await matchLines(tx, accountId, now);
  const account = await lockStatements(tx, accountId);
  const ledgerId = await ledgerIdOf(tx, account);
  await holdEntries(tx, ledgerId);
  if (isClosed(account, day)) return readDay(tx, { accountId, day }, staff);
  const summary = await summaryOf(tx, account, day);
  const code = await obstacleTo(tx, account, { summary, now });
  if (code) throw new ProblemError(code);
  const closed = {
    closedDifference: amountFromWire(summary.difference),
    closedAt: await judgedAt(tx, account, { ledgerId, now }),
    closedBy: staff.id,
  };
  await tx
    .insert(accountDay)
    .values({ accountId, day, ...closed })
    .onConflictDoUpdate({ target: [accountDay.accountId, accountDay.day], set: closed });
  await tx
    .update(statementSource)
    .set({ closedThrough: day })
    .where(eq(statementSource.accountId, accountId));
  await tx
    .update(ledgerAccount)
    .set({ closedBefore: new Date(startOf(day) + dayMs) })
    .where(eq(ledgerAccount.id, ledgerId));
  record(tx, command, {
    action: 'account.day_closed',
    before: { closedThrough: account.closedThrough },
    after: { closedThrough: day },
    details: { day, difference: summary.difference },
  });
  return readDay(tx, { accountId, day }, staff);
}

type Held = { readonly ledgerId: LedgerAccountId; readonly now: Date };

/** The time of all that a closing has judged: where it had to wait, money and statements came since it began. */
async function judgedAt(tx: Tx, { id }: StatementAccount, { ledgerId, now }: Held): Promise<Date> {
  const [posted] = await tx
    .select({ at: max(posting.createdAt) })
    .from(posting)
    .innerJoin(entry, eq(entry.postingId, posting.id))
    .where(and(gt(posting.createdAt, now), eq(entry.accountId, ledgerId)));
  const [imported] = await tx
    .select({ at: max(statement.createdAt) })
    .from(statement)
    .where(eq(statement.accountId, id));
  const began = await afterClosing(tx, id, now);
  return [posted?.at, imported?.at].reduce<Date>(
    (last, at) => (at && at > last ? at : last),
    began,
  );
}

function isClosed({ closedThrough }: StatementAccount, day: string): boolean {
  return closedThrough !== null && day <= closedThrough;
}

async function summaryOf(tx: Tx, account: StatementAccount, day: string): Promise<AccountDay> {
  const [summary] = await readDays(tx, account, { first: day, last: day });
  if (!summary) throw new Error(`${day} has no row`);
  return summary;
}

type Judged = { readonly summary: AccountDay; readonly now: Date };

async function obstacleTo(
  tx: Tx,
  account: StatementAccount,
  { summary, now }: Judged,
): Promise<ProblemCode | undefined> {
  const { day, matching, state } = summary;
  if (now.getTime() < startOf(day) + dayMs + settleMs) return 'day_not_over';
  if (state === 'NO_STATEMENT') return 'day_without_statement';
  if (matching > 0) return 'statement_matching';
  if (await isEarlierOpen(tx, account, day)) return 'earlier_day_open';
  return state === 'DIFFERS' ? 'day_differs' : undefined;
}

/**
 * Whether there was money on a day after the last closed one. The first that is closed closes those before it, but none
 * whose difference to a statement is not explained.
 */
async function isEarlierOpen(tx: Tx, account: StatementAccount, day: string): Promise<boolean> {
  const { closedThrough } = account;
  const first =
    closedThrough === null ? await firstCovered(tx, account) : addDays(closedThrough, 1);
  const period = { first: first ?? day, last: addDays(day, -1) };
  if (period.first > period.last) return false;
  const days = await readDays(tx, account, period);
  if (closedThrough === null) {
    return days.some(({ matching, state }) => matching > 0 || state === 'DIFFERS');
  }
  return days.some(({ bank, ledger }) => bank.lines > 0 || ledger.in > 0 || ledger.out > 0);
}

async function firstCovered(tx: Tx, { id }: StatementAccount): Promise<string | undefined> {
  const [row] = await tx
    .select({ day: min(statement.firstDay) })
    .from(statement)
    .where(eq(statement.accountId, id));
  return row?.day ?? undefined;
}

async function readExplanation(tx: Tx, { accountId, day }: Command) {
  const [row] = await tx
    .select({ explanation: accountDay.explanation })
    .from(accountDay)
    .where(and(eq(accountDay.accountId, accountId), eq(accountDay.day, day)));
  return row;
}

type Action = ActionWithout<'actor' | 'merchantId' | 'now' | 'subject'>;

function record(tx: Tx, { staff, accountId, now }: Command, action: Action): void {
  recordAudit(tx, {
    ...action,
    actor: { type: 'staff', id: staff.id },
    subject: `account:${accountId}`,
    now,
  });
}
