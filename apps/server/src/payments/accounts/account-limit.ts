import type { AccountId } from '@tiyin/domain/ids';
import { amountToWire, type MinorUnits, negated } from '@tiyin/domain/money';
import { eq } from '../../db/drizzle.ts';
import { changedFacts } from '../../audit/facts.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import type { Tx } from '../../db/database.ts';
import { paymentAccount, provider } from '../../db/schema.ts';
import { ProblemError } from '../../problem.ts';
import type { Staff } from '../../staff/staff.ts';
import { describeCurrency } from '../describe-currency.ts';
import { type Book, ledgerBalance } from '../ledger/accounts.ts';
import { watchLimit } from '../ledger/watch-limit.ts';
import { keepAmountsApart } from '../routing/keep-amounts-apart.ts';
import { lockRow } from './lock-row.ts';

/** The limit of an account, its ledger balance, and its priority (ROUTING-20). 404 if unknown. */
export async function readLimit(tx: Tx, accountId: AccountId) {
  const { row, book } = await findAccount(tx, accountId);
  const name = { kind: 'payment_account', paymentAccountId: accountId } as const;
  return {
    limit: amountToWire(row.limit),
    // The ledger is credit-positive: money on an account is below zero there.
    balance: amountToWire(negated((await ledgerBalance(tx, name, book)).amount)),
    priority: row.priority,
    checkUniqueAmount: row.checkUniqueAmount,
    currency: describeCurrency(row.currency),
    version: row.version,
  };
}

async function findAccount(tx: Tx, accountId: AccountId) {
  const [found] = await tx
    .select({ row: paymentAccount, kind: provider.kind })
    .from(paymentAccount)
    .innerJoin(provider, eq(provider.id, paymentAccount.providerId))
    .where(eq(paymentAccount.id, accountId));
  if (!found) throw new ProblemError('not_found');
  const book: Book = { currency: found.row.currency, isTest: found.kind === 'sandbox' };
  return { row: found.row, book };
}

type Limit = {
  /** Minor units. */
  readonly limit: MinorUnits;
  readonly priority: number;
  readonly checkUniqueAmount: boolean;
};

function limitFacts({ limit, priority, checkUniqueAmount }: Limit) {
  return { limit: String(limit), priority, checkUniqueAmount };
}

type Command = {
  readonly staff: Pick<Staff, 'id'>;
  readonly accountId: AccountId;
  readonly change: Limit;
  readonly expectedVersion: number | undefined;
  readonly now: Date;
};

/**
 * Sets the limit and the priority of an account: for new deposits, waiting ones keep their place.
 * 404, 409 `conflict` when the version is stale. It may be below the current balance.
 */
export async function changeLimit(tx: Tx, command: Command) {
  const { accountId, change, staff, now } = command;
  const readCurrent = () => readLimit(tx, accountId);
  const row = await lockRow(tx, { ...command, readCurrent });
  if (change.checkUniqueAmount) await keepAmountsApart(tx, accountId, now);
  await tx
    .update(paymentAccount)
    .set({ ...change, version: row.version + 1 })
    .where(eq(paymentAccount.id, accountId));
  recordAudit(tx, {
    actor: { type: 'staff', id: staff.id },
    action: 'account.limit_changed',
    subject: `account:${accountId}`,
    ...changedFacts(limitFacts(row), limitFacts(change)),
    details: { currency: row.currency },
    now,
  });
  const { book } = await findAccount(tx, accountId);
  await watchLimit(tx, { paymentAccountId: accountId, ...book }, now);
  return readLimit(tx, accountId);
}
