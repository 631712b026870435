import type { TransferId } from '@tiyin/domain/ids';
import { minorUnits, minus } from '@tiyin/domain/money';
import { and, eq, isNull, or, sql } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { invoice, transfer } from '../../db/schema.ts';
import { ProblemError } from '../../problem.ts';
import { inScope } from '../../staff/scope.ts';
import type { Staff } from '../../staff/staff.ts';
import { candidatesFor } from './candidates.ts';
import { type FoundTransfer, describeTransfer, selectTransfers } from './describe-transfer.ts';
import type { ReportedAccount } from './reported-account.ts';

/**
 * One transfer of a person's scope, with the deposits that it may match while it has none; 404 out
 * of scope.
 */
export async function readTransfer(tx: Tx, staff: Staff, id: TransferId) {
  const found = await findVisible(tx, staff, id);
  const { transfer: row } = found;
  // Of one that was returned in part, what is left needs an invoice (LEDGER-280).
  const left = { ...row, amount: minus(row.amount, minorUnits(BigInt(found.returned))) };
  const candidates =
    row.invoiceId === null
      ? await candidatesFor(tx, staff, { transfer: left, account: accountOfTransfer(found) })
      : [];
  return { ...describeTransfer(found), candidates };
}

/** Unmatched money belongs to no merchant; the rest has its invoice's scope. 404 out of scope. */
export async function findVisible(tx: Tx, staff: Staff, id: TransferId): Promise<FoundTransfer> {
  const isVisible = or(isNull(transfer.invoiceId), inScope(staff, invoice.merchantId) ?? sql`true`);
  const [found] = await selectTransfers(tx).where(and(eq(transfer.id, id), isVisible));
  if (!found) throw new ProblemError('not_found');
  return found;
}

/** The account of a transfer as a book of the ledger; an unmatched transfer always has one. */
export function accountOfTransfer({
  account,
  provider,
  transfer: row,
}: FoundTransfer): ReportedAccount {
  if (!account || !provider) throw new Error(`transfer ${row.id} has no account`);
  return { ...account, isTest: provider.kind === 'sandbox' };
}
