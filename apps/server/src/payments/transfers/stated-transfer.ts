import { asId, type AccountId, type InvoiceId, type StatementLineId } from '@tiyin/domain/ids';
import type { MinorUnits } from '@tiyin/domain/money';
import { and, eq, isNull, or, sql, alias } from '../../db/drizzle.ts';
import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import { statementLine, transfer } from '../../db/schema.ts';
import { type Given, sqlStatement } from '../../db/statement.ts';
import { resolve } from '../../notifications/notify.ts';
import type { InvoiceRow } from '../invoice-rows/invoice-row.ts';
import { followMoney, judgeMoney } from '../invoices/judge-money.ts';
import { isStanding } from '../ledger/waiting-transfer.ts';
import { bookAssignment } from './book-transfer.ts';
import { mayName } from './named-deposit.ts';
import { endOfBankDay } from '../utc-days.ts';
import type { TransferReport } from './transfer-report.ts';
import type { TransferRow } from './transfer-row.ts';

const stated = alias(statementLine, 'line');
const reversal = alias(transfer, 'reversal');

type Report = {
  readonly accountId: AccountId;
  readonly externalId: string;
  /** Minor units. */
  readonly amount: MinorUnits;
  /** A person writes the reference of the bank: a line with another one is other money (LEDGER-305). */
  readonly isByPerson: boolean;
  /** The deposit that the report names and may name: a line of another deposit is other money. */
  readonly named: InvoiceId | null;
  /** Its id is the bank's reference of a line: it is about that one alone (LEDGER-730). */
  readonly isOfReference: boolean;
  readonly now: Date;
};

const findLine = sqlStatement<Report, { readonly id: string }>(
  (given: Given<Report>) => sql`select ${stated.id}
    from ${statementLine} ${stated}
    join ${transfer} on ${transfer.id} = ${stated.transferId}
    where ${stated.accountId} = ${given('accountId')}
      and ${stated.amount} = ${given('amount')}::bigint
      and ${transfer.source} = 'statement'
      and (not ${given('isByPerson')}::boolean or ${stated.reference} is null)
      and (${given('named')}::uuid is null or ${transfer.invoiceId} is null
        or ${transfer.invoiceId} = ${given('named')}::uuid)
      and not exists (select from ${transfer} ${reversal} where ${reversal.reversesId} = ${transfer.id})
      and (${stated.reportedAs} = ${given('externalId')}
      or (${stated.reportedAs} is null and ${given('isOfReference')}::boolean
        and ${transfer.externalId} = ${given('externalId')})
      or (${stated.reportedAs} is null and not ${given('isOfReference')}::boolean
        and ${stated.day} between (${given('now')}::timestamptz at time zone 'UTC')::date - 3
          and (${given('now')}::timestamptz at time zone 'UTC')::date + 1))
    order by ${stated.reportedAs} nulls last, ${stated.day},
    ${stated.id} limit 1`,
);

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
 * (LEDGER-263): of the same account and amount, at most three days earlier and reported by nobody else.
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
    const { rows } = await findLine(tx, report);
    const [line] = rows;
    if (!line) return undefined;
    const claimed = await claimLine(tx, asId(Number(line.id)), { reportedAs: externalId, named });
    if (claimed) return claimed;
  }
}

type Claim = { readonly reportedAs: string; readonly named: InvoiceId | null };

/**
 * Meanwhile another report may have claimed it, or a person may have taken its transfer back or given it to another
 * deposit than the named one.
 */
async function claimLine(
  tx: Tx,
  id: StatementLineId,
  { reportedAs, named }: Claim,
): Promise<Claimed | undefined> {
  const ofId = eq(statementLine.id, id);
  const [line] = await tx
    .select({
      transferId: statementLine.transferId,
      reportedAs: statementLine.reportedAs,
      day: statementLine.day,
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
  if (!isRepeated) await tx.update(statementLine).set({ reportedAs }).where(ofId);
  return { transfer: row, isRepeated, arrivedBefore: endOfBankDay(line.day) };
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
