import { money, negated } from '@tiyin/domain/money';
import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import { statementLine, transfer } from '../../db/schema.ts';
import { and, eq, sql } from '../../db/drizzle.ts';
import { nameOf } from '../../db/names.ts';
import { ProblemError } from '../../problem.ts';
import type { InvoiceRow } from '../invoice-rows/invoice-row.ts';
import type { LedgerAccountName } from '../ledger/accounts.ts';
import { isInClosedDay, wasJudgedOn } from '../ledger/closed-day.ts';
import { matchAgain } from '../ledger/match-again.ts';
import { ownTransferId } from '../ledger/own-transfer-id.ts';
import { post } from '../ledger/post.ts';
import type { ReportedAccount } from './reported-account.ts';
import type { TransferRow } from './transfer-row.ts';

type Reversal = {
  readonly transfer: TransferRow;
  /** Undefined where staff vouched without an account: the money came from the treasury. */
  readonly account: ReportedAccount | undefined;
  /** Undefined while the transfer has no invoice. */
  readonly owner: InvoiceRow | undefined;
  readonly actor: Extract<Actor, { type: 'provider' | 'staff' }>;
  readonly reason: string;
  readonly now: Date;
};

/**
 * Takes a reported transfer back (LEDGER-270): a transfer of the opposite amount and the opposite
 * movement, suspense → payment account. Transfers are never edited, and every sum over them holds. The line
 * of a statement that was matched with it is matched again. 409 `transfer_reversed` for the second time.
 */
export async function writeReversal(tx: Tx, reversal: Reversal): Promise<void> {
  const { account, actor, owner, reason, transfer: row, now } = reversal;
  const isStaff = actor.type === 'staff';
  const values = {
    accountId: row.accountId,
    providerId: null,
    personId: isStaff ? actor.id : null,
    source: actor.type,
    externalId: await ownTransferId(tx, row.accountId, `reversal-${row.id}`),
    amount: negated(row.amount),
    invoiceId: row.invoiceId,
    comment: reason,
    reversesId: row.id,
    createdAt: now,
  };
  const written = await tx
    .insert(transfer)
    .values(values)
    .onConflictDoNothing({
      target: transfer.reversesId,
      where: sql`${nameOf(transfer.reversesId)} is not null`,
    })
    .returning({ id: transfer.id });
  if (written.length === 0) throw new ProblemError('transfer_reversed');
  const currency = account?.currency ?? owner?.currency;
  const isTest = account?.isTest ?? owner?.isTest;
  if (currency === undefined || isTest === undefined) throw new Error(`transfer ${row.id} is lost`);
  const to: LedgerAccountName = account
    ? { kind: 'payment_account', paymentAccountId: account.id }
    : { kind: 'treasury' };
  await post(tx, {
    kind: 'money_reversed',
    transferId: row.id,
    ...(owner && { invoiceId: owner.id, terminalId: owner.terminalId }),
    isTest,
    movements: [
      {
        from: { kind: 'suspense', ...(owner && { merchantId: owner.merchantId }) },
        to,
        money: money(row.amount, currency),
      },
    ],
    ...(isStaff && { by: { personId: actor.id, comment: reason } }),
    now,
  });
  await freeLine(tx, row, now);
}

/**
 * The bank's money is of something else: of the report that replaces it, of a movement, or unexplained. It stays where
 * a closed day was judged by it, and a report of it is free to be about another line.
 */
async function freeLine(
  tx: Tx,
  { id, accountId, amount, createdAt }: TransferRow,
  now: Date,
): Promise<void> {
  const ofTransfer = eq(statementLine.transferId, id);
  await tx.update(statementLine).set({ reportedAs: null, reportedAt: null }).where(ofTransfer);
  const day = sql`(${createdAt.toISOString()}::timestamptz at time zone 'UTC')::date`;
  const wasJudged = sql`(${isInClosedDay(statementLine)} or ${wasJudgedOn(statementLine, day)})`;
  await tx
    .update(statementLine)
    .set({ state: 'UNEXPLAINED', transferId: null })
    .where(and(ofTransfer, sql`not ${wasJudged}`));
  if (accountId !== null) await matchAgain(tx, { accountId, amount }, now);
}
