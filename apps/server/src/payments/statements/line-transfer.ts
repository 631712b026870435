import type { AccountId } from '@tiyin/domain/ids';
import { zeroUnits } from '@tiyin/domain/money';
import { holdChanges } from '../../approvals/hold-changes.ts';
import { and, asc, eq, gt } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { statement, statementLine } from '../../db/schema.ts';
import { enqueue } from '../../jobs/queue.ts';
import { holdReports } from '../ledger/hold-reports.ts';
import { endOfBankDay } from '../utc-days.ts';
import { readReportedAccount } from '../transfers/reported-account.ts';
import { type TakenTransfer, takeTransfer } from '../transfers/take-transfer.ts';
import { matchLine } from './match-lines.ts';
import { shiftMatches } from './shift-matches.ts';
import { lockStatements } from './statement-source.ts';

/**
 * Makes a transfer of the first line of an account that came without a match (LEDGER-262): its money is posted
 * once and finds its deposit by the exact amount, or waits for a person; a line whose money was reported
 * since the import is matched with it instead. One line for each job, because a
 * transaction holds one invoice (ADR 19); the next line is a job of its own.
 */
export async function takeLineAsTransfer(tx: Tx, accountId: AccountId, now: Date): Promise<void> {
  // The rules of status changes count it with what its person vouches for elsewhere (PEOPLE-535).
  await holdChanges(tx);
  await lockStatements(tx, accountId);
  const account = await readReportedAccount(tx, accountId);
  const [found] = await tx
    .select({ line: statementLine, personId: statement.personId })
    .from(statementLine)
    .innerJoin(statement, eq(statement.id, statementLine.statementId))
    .where(
      and(
        eq(statementLine.accountId, accountId),
        eq(statementLine.state, 'NEW'),
        // Money that went, of an import whose lines are not matched yet.
        gt(statementLine.amount, zeroUnits),
      ),
    )
    .orderBy(asc(statementLine.id))
    .limit(1);
  if (!found || !account) return;
  const { line, personId } = found;
  await holdReports(tx, accountId);
  enqueue(tx, 'statement.transfer', { accountId }, now);
  // Its money may have been reported since the import.
  if (await matchLine(tx, accountId, line.id)) return;
  if (await shiftMatches(tx, line)) return;
  const ownId = `statement-line-${line.id}`;
  const take = (externalId: string) =>
    takeTransfer(tx, {
      actor: { type: 'staff', id: personId },
      source: 'statement',
      account,
      externalId,
      amount: line.amount,
      arrivedBefore: endOfBankDay(line.day),
      comment: line.purpose ?? undefined,
      now,
    });
  const first = await take(line.reference ?? ownId);
  const { outcome, transfer } = (await isAnotherLines(tx, first, line)) ? await take(ownId) : first;
  // The bank uses a reference of other money: for a person.
  const isTaken = outcome === 'taken';
  await tx
    .update(statementLine)
    .set(isTaken ? { state: 'MATCHED', transferId: transfer.id } : { state: 'UNEXPLAINED' })
    .where(eq(statementLine.id, line.id));
}

type Line = typeof statementLine.$inferSelect;

/**
 * Whether the money that was reported under the reference of a line is on another line already, by its day: each of
 * the two is money that came (LEDGER-732).
 */
async function isAnotherLines(
  tx: Tx,
  { outcome, transfer }: TakenTransfer,
  { reference }: Line,
): Promise<boolean> {
  if (outcome !== 'known' || transfer.source === 'statement') return false;
  const [other] = await tx
    .select({ reference: statementLine.reference })
    .from(statementLine)
    .where(eq(statementLine.transferId, transfer.id));
  return other !== undefined && other.reference !== reference;
}
