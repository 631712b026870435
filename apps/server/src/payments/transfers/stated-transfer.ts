import type { InvoiceId, StatementLineId } from '@tiyin/domain/ids';
import { and, eq, isNull, or } from '../../db/drizzle.ts';
import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import { statementLine, transfer } from '../../db/schema.ts';
import { resolve } from '../../notifications/notify.ts';
import type { InvoiceRow } from '../invoice-rows/invoice-row.ts';
import { followMoney, judgeMoney } from '../invoices/judge-money.ts';
import { isStanding } from '../ledger/waiting-transfer.ts';
import { bookAssignment } from './book-transfer.ts';
import { findStatedLine } from './find-stated-line.ts';
import { mayName } from './named-deposit.ts';
import { endOfBankDay } from '../utc-days.ts';
import type { TransferReport } from './transfer-report.ts';
import type { TransferRow } from './transfer-row.ts';

/** The transfer of a line. */
type Claimed = {
  readonly transfer: TransferRow;
  /** Whether it was reported under this id before (LEDGER-729). */
  readonly isRepeated: boolean;
  /** Its money was there at the end of the line's day (LEDGER-733). */
  readonly arrivedBefore: Date;
};

/**
 * The transfer that a line of a statement became and that this report is about, too, held for it
 * (LEDGER-263): of the same account and amount, at most three days earlier or left to it by others (LEDGER-750), and reported by nobody else.
 * @param isOfReference whether the id of the report is the reference of a line
 */
export async function claimStated(
  tx: Tx,
  { account, actor, amount, externalId, invoiceId, now }: TransferReport,
  isOfReference: boolean,
): Promise<Claimed | undefined> {
  const isByPerson = actor.type === 'staff';
  const isNamed =
    invoiceId !== undefined && (isByPerson || (await mayName(tx, { invoiceId, account, now })));
  const named = isNamed ? invoiceId : null;
  const said = { externalId, amount, isByPerson, named, isOfReference };
  const report = { accountId: account.id, ...said, now };
  for (;;) {
    const line = await findStatedLine(tx, report);
    if (!line) return undefined;
    const claim = { reportedAs: externalId, reportedAt: now, named };
    const claimed = await claimLine(tx, line.id, claim);
    if (claimed) return { ...claimed, arrivedBefore: endOfBankDay(line.reportedDay) };
  }
}

type Claim = {
  readonly reportedAs: string;
  readonly reportedAt: Date;
  readonly named: InvoiceId | null;
};

/**
 * Meanwhile another report may have claimed it, or a person may have taken its transfer back or given it to another
 * deposit than the named one.
 */
async function claimLine(
  tx: Tx,
  id: StatementLineId,
  { reportedAs, reportedAt, named }: Claim,
): Promise<Omit<Claimed, 'arrivedBefore'> | undefined> {
  const ofId = eq(statementLine.id, id);
  const [line] = await tx
    .select({
      transferId: statementLine.transferId,
      reportedAs: statementLine.reportedAs,
    })
    .from(statementLine)
    .where(ofId)
    .for('update');
  if (!line || line.transferId === null) return undefined;
  if (line.reportedAs !== null && line.reportedAs !== reportedAs) return undefined;
  const [row] = await tx
    .select()
    .from(transfer)
    .where(
      and(
        eq(transfer.id, line.transferId),
        isStanding,
        named === null ? undefined : or(isNull(transfer.invoiceId), eq(transfer.invoiceId, named)),
      ),
    )
    .for('update', { of: transfer });
  if (!row) return undefined;
  const isRepeated = line.reportedAs !== null;
  if (!isRepeated) await tx.update(statementLine).set({ reportedAs, reportedAt }).where(ofId);
  return { transfer: row, isRepeated };
}

type Gift = {
  readonly transfer: TransferRow;
  readonly owner: InvoiceRow;
  /** Whether it replaces what staff vouched for (LEDGER-271): its money was booked then. */
  readonly isReplacing: boolean;
  readonly actor: Actor;
  readonly now: Date;
};

/** Gives unmatched money of a statement to the locked invoice that a provider's report leads to. */
export async function giveToInvoice(tx: Tx, gift: Gift): Promise<void> {
  const { transfer: row, owner, isReplacing, actor, now } = gift;
  await tx.update(transfer).set({ invoiceId: owner.id }).where(eq(transfer.id, row.id));
  const money = { ...row, comment: undefined, cameAt: row.createdAt, actor, now };
  const judged = await judgeMoney(tx, owner, money);
  await bookAssignment(tx, { transfer: row, now }, owner);
  if (!isReplacing || judged.outcome.path.length > 0) await followMoney(tx, judged);
  await resolve(tx, `transfer:${row.id}`, now, 'TRANSFER_UNMATCHED');
}
