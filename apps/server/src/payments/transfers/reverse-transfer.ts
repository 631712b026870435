import type { TransferId } from '@tiyin/domain/ids';
import { type MinorUnits, minorUnits } from '@tiyin/domain/money';
import { eq, sql } from '../../db/drizzle.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import type { Tx } from '../../db/database.ts';
import { entry, ledgerAccount, posting, statementLine, transfer } from '../../db/schema.ts';
import { resolve } from '../../notifications/notify.ts';
import { ProblemError } from '../../problem.ts';
import type { Staff } from '../../staff/staff.ts';
import { type InvoiceRow, lockInvoice } from '../invoice-rows/invoice-row.ts';
import { appendEvent } from '../invoices/events.ts';
import { readReason } from '../given-reason.ts';
import { accountOfTransfer, findVisible } from './read-transfer.ts';
import type { TransferRow } from './transfer-row.ts';
import { readReturned } from '../ledger/waiting-transfer.ts';
import { writeReversal } from './write-reversal.ts';

type Command = {
  readonly staff: Staff;
  readonly id: TransferId;
  readonly reason: string;
  readonly now: Date;
};

/**
 * A person takes a wrongly reported transfer back, with a reason (LEDGER-270). No status moves: a
 * deposit counts what is left, and where that is not enough a person decides. 409 `money_moved_on` if
 * less than the transfer stands in suspense, 409 `transfer_reversed` for the second time.
 */
export async function reverseTransfer(tx: Tx, command: Command): Promise<void> {
  const { staff, id, now } = command;
  const reason = readReason(command.reason);
  const ofTransfer = eq(statementLine.transferId, id);
  await tx.select({ id: statementLine.id }).from(statementLine).where(ofTransfer).for('update');
  await tx.select({ id: transfer.id }).from(transfer).where(eq(transfer.id, id)).for('update');
  const found = await findVisible(tx, staff, id);
  const { transfer: row } = found;
  if (row.reversesId !== null) throw new ProblemError('transfer_reversed');
  const owner = row.invoiceId === null ? undefined : await lockInvoice(tx, row.invoiceId);
  await requireUnreversed(tx, row);
  // What was returned stays returned.
  if ((await readReturned(tx, id)).amount > 0n) throw new ProblemError('money_moved_on');
  if ((await inSuspense(tx, row, owner)) < row.amount) throw new ProblemError('money_moved_on');
  const account = found.account ? accountOfTransfer(found) : undefined;
  const actor = { type: 'staff', id: staff.id } as const;
  await writeReversal(tx, { transfer: row, account, owner, actor, reason, now });
  if (owner) {
    const details = { amount: String(row.amount), transferId: row.externalId };
    const code = 'money_reversed';
    appendEvent(tx, owner, { code, status: null, actor, details, comment: reason, now });
  } else await resolve(tx, `transfer:${id}`, now, 'TRANSFER_UNMATCHED');
  const subject = `transfer:${id}`;
  recordAudit(tx, { actor, action: 'transfer.reversed', subject, details: { reason }, now });
}

async function requireUnreversed(tx: Tx, { id }: TransferRow): Promise<void> {
  const [reversal] = await tx
    .select({ id: transfer.id })
    .from(transfer)
    .where(eq(transfer.reversesId, id));
  if (reversal) throw new ProblemError('transfer_reversed');
}

/** The money in suspense for the invoice, or for a transfer without one; minor units. */
async function inSuspense(
  tx: Tx,
  { id }: TransferRow,
  owner: InvoiceRow | undefined,
): Promise<MinorUnits> {
  const [row] = await tx
    .select({ total: sql<string>`coalesce(sum(${entry.amount}), 0)` })
    .from(posting)
    .innerJoin(entry, eq(entry.postingId, posting.id))
    .innerJoin(ledgerAccount, eq(ledgerAccount.id, entry.accountId))
    .where(
      owner
        ? sql`${posting.invoiceId} = ${owner.id} and ${ledgerAccount.kind} = 'suspense'
            and ${ledgerAccount.merchantId} is not null`
        : sql`${posting.transferId} = ${id} and ${ledgerAccount.kind} = 'suspense'`,
    );
  return minorUnits(BigInt(row?.total ?? '0'));
}
