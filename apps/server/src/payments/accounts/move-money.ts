import type { AccountId } from '@tiyin/domain/ids';
import { money, type MinorUnits, negated, addMoney, isLessMoney } from '@tiyin/domain/money';
import { eq } from '../../db/drizzle.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import type { Tx } from '../../db/database.ts';
import { accountMovement, paymentAccount } from '../../db/schema.ts';
import { enqueue } from '../../jobs/queue.ts';
import { ProblemError, notAllowed } from '../../problem.ts';
import type { PersonRow } from '../../staff/sessions.ts';
import { readReason } from '../given-reason.ts';
import { announceReport } from '../ledger/hold-reports.ts';
import { requireRoom } from '../ledger/largest-transfer.ts';
import type { Movement } from '../ledger/movement.ts';
import { post } from '../ledger/post.ts';
import { standingLessPayouts } from '../routing/account-funds.ts';
import { describeMovement } from './describe-movement.ts';
import { requireUnstated } from './require-unstated.ts';
import { type LockedAccount, lockAccount } from './lock-account.ts';

type Command = {
  readonly staff: Pick<PersonRow, 'id' | 'firstName' | 'lastName'>;
  readonly accountId: AccountId;
  readonly direction: 'TOP_UP' | 'SWEEP';
  /** Minor units, above zero. */
  readonly amount: MinorUnits;
  readonly comment: string;
  /** The version that the person saw; undefined if none was sent. */
  readonly expectedVersion: number | undefined;
  readonly now: Date;
};

/**
 * Books money that was moved between a payment account and the outside: payment account ↔ treasury
 * (LEDGER-24). 422 `insufficient_funds` for a sweep of more than the balance less running payouts,
 * 422 for a top-up beyond the account's limit (ROUTING-20), with which a sum could not be shown (LEDGER-741), or of
 * money that waits as a transfer of a statement (LEDGER-306), 409 `conflict` when the version is stale. A new version of the account.
 */
export async function moveAccountMoney(tx: Tx, command: Command) {
  const { staff, now } = command;
  const comment = readReason(command.comment, '/comment');
  const amount = command.direction === 'TOP_UP' ? command.amount : negated(command.amount);
  // A line of a statement may be about the same money: the two wait for each other (LEDGER-306).
  await announceReport(tx, command.accountId);
  await requireUnstated(tx, { ...command, amount });
  const account = await lockAccount(tx, command.accountId, command.expectedVersion);
  await requireMovable(tx, account, amount);
  const { row } = account;
  if (amount > 0n) {
    await requireRoom(tx, { accountId: row.id, currency: row.currency, amount, now }, 1n);
  }
  const [movement] = await tx
    .insert(accountMovement)
    .values({ accountId: row.id, amount, comment, personId: staff.id, createdAt: now })
    .returning();
  if (!movement) throw new Error('a movement was not written');
  await post(tx, {
    kind: 'account_movement',
    movementId: movement.id,
    isTest: account.isTest,
    movements: [movementOf(command, row)],
    now,
  });
  // A line of the bank may have been waiting for it.
  enqueue(tx, 'statement.match', { accountId: row.id }, now);
  const version = row.version + 1;
  await tx.update(paymentAccount).set({ version }).where(eq(paymentAccount.id, row.id));
  recordAudit(tx, {
    actor: { type: 'staff', id: staff.id },
    action: 'account.money_moved',
    subject: `account:${row.id}`,
    details: { amount: String(amount), currency: row.currency, movement: movement.id },
    now,
  });
  return {
    movement: describeMovement({ movement, currency: row.currency, person: staff }),
    version,
  };
}

/** Credit-positive: money on an account of ours is below zero there, so a top-up takes from it. */
function movementOf(
  { direction, amount }: Command,
  { id, currency }: LockedAccount['row'],
): Movement {
  const ours = { kind: 'payment_account', paymentAccountId: id } as const;
  const outside = { kind: 'treasury' } as const;
  const moved = money(amount, currency);
  return direction === 'TOP_UP'
    ? { from: ours, to: outside, money: moved }
    : { from: outside, to: ours, money: moved };
}

/** Money that payouts under way will take cannot be swept (LEDGER-202). */
async function requireMovable(tx: Tx, account: LockedAccount, amount: MinorUnits): Promise<void> {
  const { row, isTest, standing } = account;
  const { id: accountId, currency } = row;
  const moved = money(amount, currency);
  if (amount < 0n) {
    const free = await standingLessPayouts(tx, { accountId, currency, isTest });
    if (addMoney(free, moved).amount < 0n) throw new ProblemError('insufficient_funds');
  }
  if (amount > 0n && isLessMoney(money(row.limit, currency), addMoney(standing, moved))) {
    throw notAllowed('/amount', 'More would stand on this account than its limit');
  }
}
