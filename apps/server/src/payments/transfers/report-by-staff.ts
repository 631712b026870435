import type { AccountId, InvoiceId, TransferId } from '@tiyin/domain/ids';
import type { MinorUnits } from '@tiyin/domain/money';
import { recordAudit } from '../../audit/record-audit.ts';
import type { Tx } from '../../db/database.ts';
import { ProblemError, notAllowed } from '../../problem.ts';
import type { Staff } from '../../staff/staff.ts';
import { readReason } from '../given-reason.ts';
import { assignTransfer } from './assign-transfer.ts';
import { requireAssignable } from './assignable-deposit.ts';
import { requirePossibleAmount } from '../ledger/largest-transfer.ts';
import { readReportedAccount } from './reported-account.ts';
import { takeTransfer } from './take-transfer.ts';
import { findTransfer } from './transfer-row.ts';

type StaffReport = {
  readonly staff: Staff;
  readonly accountId: AccountId;
  /** Minor units. */
  readonly amount: MinorUnits;
  /** The bank's id of the transfer. */
  readonly externalId: string;
  readonly comment: string;
  readonly invoiceId: InvoiceId | undefined;
  readonly now: Date;
};

type Named = Pick<StaffReport, 'accountId' | 'externalId'> &
  Partial<Pick<StaffReport, 'invoiceId'>>;

/** Whether the bank's id is known on an account already, and a report of it changes nothing. */
export async function isReported(
  tx: Tx,
  { accountId, externalId, invoiceId }: Named,
): Promise<boolean> {
  const account = await readReportedAccount(tx, accountId);
  const known = account && (await findTransfer(tx, account, externalId));
  return known !== undefined && (invoiceId === undefined || known.invoiceId === invoiceId);
}

/**
 * Whether an account has money under the bank's id that another report cannot add to: of any deposit, or of none if
 * the report names none. Money without a deposit is given to the named one (LEDGER-305).
 */
export async function isRecorded(
  tx: Tx,
  { accountId, externalId, invoiceId }: Named,
): Promise<boolean> {
  const account = await readReportedAccount(tx, accountId);
  const known = account && (await findTransfer(tx, account, externalId));
  return known !== undefined && (invoiceId === undefined || known.invoiceId !== null);
}

/**
 * Takes a person's statement about unreported money on an account (LEDGER-18), handled as every
 * report; returns the transfer's id. The same again changes nothing; a transfer of this id that has no
 * deposit yet is given to the one that the person names (LEDGER-305). 409 `transfer_differs` if the
 * id is known with other content or another deposit, 422 `/comment` for a comment that is no reason.
 */
export async function reportByStaff(tx: Tx, report: StaffReport): Promise<TransferId> {
  const { staff, accountId, ...given } = report;
  const money = { ...given, comment: readReason(given.comment, '/comment') };
  const account = await readReportedAccount(tx, accountId);
  if (!account) throw notAllowed('/accountId', 'There is no such account');
  const { invoiceId, now } = money;
  const { currency } = account;
  await requirePossibleAmount(tx, { accountId, currency, amount: money.amount, now });
  if (invoiceId !== undefined) await requireAssignable(tx, { staff, invoiceId, account });
  const actor = { type: 'staff', id: staff.id } as const;
  const { outcome, transfer } = await takeTransfer(tx, { ...money, actor, account });
  if (outcome === 'contradicts') throw new ProblemError('transfer_differs');
  if (outcome === 'taken') {
    const details = { accountId, amount: String(money.amount), currency };
    const subject = `transfer:${transfer.id}`;
    recordAudit(tx, { actor, action: 'transfer.reported', subject, details, now });
  }
  if (outcome === 'known' && invoiceId !== undefined && transfer.invoiceId !== invoiceId) {
    if (transfer.invoiceId !== null) throw new ProblemError('transfer_differs');
    await assignTransfer(tx, { staff, id: transfer.id, invoiceId, reason: money.comment, now });
  }
  return transfer.id;
}
