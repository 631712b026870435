import type { AccountId } from '@tiyin/domain/ids';
import { eq, getTableColumns } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { paymentAccount, provider, statementSource } from '../../db/schema.ts';
import type { CsvMapping } from '../../db/schema/statements.ts';
import { ProblemError } from '../../problem.ts';

/** The mapping of an account for which none was set. */
export const usualMapping: CsvMapping = {
  delimiter: ';',
  skippedLines: 0,
  dateFormat: 'dd.MM.yyyy',
  date: 'Date',
  amount: 'Amount',
  reference: 'Reference',
  counterparty: 'Counterparty',
  purpose: 'Purpose',
};

/** A payment account as its statements see it: an account of the sandbox is a test one (ROUTING-3). */
export async function readStatementAccount(tx: Tx, accountId: AccountId) {
  const [found] = await tx
    .select({ currency: paymentAccount.currency, kind: provider.kind, source: statementSource })
    .from(paymentAccount)
    .innerJoin(provider, eq(provider.id, paymentAccount.providerId))
    .leftJoin(statementSource, eq(statementSource.accountId, paymentAccount.id))
    .where(eq(paymentAccount.id, accountId));
  if (!found) throw new ProblemError('not_found');
  const { currency, kind, source } = found;
  return {
    id: accountId,
    currency,
    isTest: kind === 'sandbox',
    mapping: source?.csvMapping ?? usualMapping,
    closedThrough: source?.closedThrough ?? null,
  };
}

/** A payment account of statements. */
export type StatementAccount = Awaited<ReturnType<typeof readStatementAccount>>;

/**
 * Holds the statements of an account until the transaction ends: imports, matching and closing of an account
 * happen one after another (ADR 19). 404 for an unknown account.
 */
export async function lockStatements(tx: Tx, accountId: AccountId): Promise<StatementAccount> {
  await readStatementAccount(tx, accountId);
  await tx.insert(statementSource).values({ accountId }).onConflictDoNothing();
  await tx
    .select(getTableColumns(statementSource))
    .from(statementSource)
    .where(eq(statementSource.accountId, accountId))
    .for('update');
  return readStatementAccount(tx, accountId);
}
