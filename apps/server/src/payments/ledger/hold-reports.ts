import type { AccountId } from '@tiyin/domain/ids';
import type { Tx } from '../../db/database.ts';
import { type Given, sqlStatement } from '../../db/statement.ts';
import { sql } from '../../db/drizzle.ts';

/** The class of the advisory locks on the reports of an account; the account is their key. */
const lockClass = 0x7265_7073;

type Account = { readonly accountId: AccountId };

const lockShared = sqlStatement<Account>(
  (given: Given<Account>) =>
    sql`select pg_advisory_xact_lock_shared(${sql.raw(String(lockClass))}, ${given('accountId')}::integer)`,
);

/**
 * Announces a report of money on an account: reports do not wait for each other, but a line of a statement
 * waits for them and they for it, because both may be about the same money (LEDGER-263). It is the first
 * lock of a report (ADR 19).
 */
export async function announceReport(tx: Tx, accountId: AccountId): Promise<void> {
  await lockShared(tx, { accountId });
}

/** Waits for the reports of an account that are under way, and holds back others until the end. */
export async function holdReports(tx: Tx, accountId: AccountId): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${lockClass}, ${accountId})`);
}

/** The class of the locks under which reports give lines of other days to each other (LEDGER-750). */
const exchangeClass = 0x7265_7078;

/** Waits for the exchanges of lines of an account that are under way, and holds back others until the end. */
export async function holdExchange(tx: Tx, accountId: AccountId): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${exchangeClass}, ${accountId})`);
}
