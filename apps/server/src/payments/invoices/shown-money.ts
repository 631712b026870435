import type { AccountId, InvoiceId, TransferId } from '@tiyin/domain/ids';
import { type MinorUnits, zeroUnits, minus } from '@tiyin/domain/money';
import { and, asc, eq, sql } from '../../db/drizzle.ts';
import { clocksApartMs } from '../../clock.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import type { Tx } from '../../db/database.ts';
import { invoice, statementLine, transfer } from '../../db/schema.ts';
import { resolve } from '../../notifications/notify.ts';
import { ProblemError, notAllowed } from '../../problem.ts';
import type { InvoiceRow } from '../invoice-rows/invoice-row.ts';
import { announceReport } from '../ledger/hold-reports.ts';
import type { PostedBy } from '../ledger/post.ts';
import { isWaitingTransfer, returnedSum } from '../ledger/waiting-transfer.ts';
import { bookAssignedMoney } from './books.ts';
import { reportedTotal } from './judge-money.ts';

/** An unmatched transfer that is exactly the money that a deposit misses (LEDGER-300). */
export type ShownMoney = {
  readonly transferId: TransferId;
  /** The reporter's id of the transfer. */
  readonly externalId: string;
  /** Minor units. */
  readonly amount: MinorUnits;
  /** The bank's day, else the UTC day of the report, as yyyy-MM-dd. */
  readonly day: string;
  readonly isStatement: boolean;
};

/** The money that may be meant by a person who vouches, held until the end. */
export type HeldMoney = {
  readonly missing: MinorUnits;
  readonly candidates: readonly ShownMoney[];
};

const none: HeldMoney = { missing: zeroUnits, candidates: [] };
const maxCandidates = 10;

/**
 * Finds and locks the unmatched transfers on a deposit's account that are exactly the missing money, before the
 * deposit itself is locked (ADR 19). Vouching is a report of money: a line of a statement that is about to
 * become a transfer waits for it, and it for the line (LEDGER-301).
 */
export async function holdShownMoney(tx: Tx, invoiceId: InvoiceId): Promise<HeldMoney> {
  const [deposit] = await tx
    .select({ accountId: invoice.accountId, amount: invoice.amount, flowType: invoice.flowType })
    .from(invoice)
    .where(eq(invoice.id, invoiceId));
  const accountId = deposit?.accountId ?? null;
  if (deposit?.flowType !== 'DEPOSIT' || accountId === null) return none;
  await announceReport(tx, accountId);
  const missing = minus(deposit.amount, await reportedTotal(tx, invoiceId));
  if (missing <= 0n) return none;
  await fittingTransfers(tx, { invoiceId, accountId, missing }).for('update', { of: transfer });
  // Read again: a return may have begun before they were locked.
  return { missing, candidates: await fittingTransfers(tx, { invoiceId, accountId, missing }) };
}

type Missing = {
  readonly invoiceId: InvoiceId;
  readonly accountId: AccountId;
  /** Minor units. */
  readonly missing: MinorUnits;
};

function fittingTransfers(tx: Tx, { invoiceId, accountId, missing }: Missing) {
  const day = sql<string>`coalesce(${statementLine.day}, (${transfer.createdAt} at time zone 'UTC')::date)::text`;
  return tx
    .select({
      transferId: transfer.id,
      externalId: transfer.externalId,
      amount: transfer.amount,
      day,
      isStatement: sql<boolean>`${statementLine.id} is not null`,
    })
    .from(transfer)
    .innerJoin(invoice, eq(invoice.id, invoiceId))
    .leftJoin(statementLine, eq(statementLine.transferId, transfer.id))
    .where(
      and(
        eq(transfer.accountId, accountId),
        eq(transfer.amount, missing),
        isWaitingTransfer,
        sql`${returnedSum} = 0`,
        isAboutThen,
        sql`coalesce(${transfer.namedInvoiceId} = ${invoice.id}, true)`,
      ),
    )
    .orderBy(asc(transfer.id))
    .limit(maxCandidates);
}

/**
 * From the deposit's time to a week later; a bank's day may begin before the day of UTC, and the clock of the server that
 * took the report be behind (LEDGER-772).
 */
const isAboutThen = sql`case when ${statementLine.id} is null
  then ${transfer.createdAt} between ${invoice.createdAt} - interval '${sql.raw(String(clocksApartMs))} ms'
    and ${invoice.createdAt} + interval '7 days'
  else ${statementLine.day} between (${invoice.createdAt} at time zone 'UTC')::date - 1
    and (${invoice.createdAt} at time zone 'UTC')::date + 7 end`;

/**
 * The held transfers that still fit once the deposit is locked: none if all of its money has arrived meanwhile.
 * 409 `conflict` if another amount is missing now, whose transfers are not held.
 */
export async function recheckShownMoney(
  tx: Tx,
  row: InvoiceRow,
  { candidates, missing }: HeldMoney,
): Promise<readonly ShownMoney[]> {
  if (candidates.length === 0) return candidates;
  const missingNow = minus(row.amount, await reportedTotal(tx, row.id));
  if (missingNow === missing) return candidates;
  if (missingNow <= 0n) return [];
  throw new ProblemError('conflict');
}

/**
 * The transfer that takes the place of vouching (LEDGER-300): the chosen one, or the only one. Undefined where
 * nothing fits, where the person chose none of them, and where they have to choose. 422 at `/transferId` for
 * another transfer.
 */
export function chooseShownMoney(
  candidates: readonly ShownMoney[],
  chosen: TransferId | null | undefined,
): ShownMoney | undefined {
  if (chosen === null) return undefined;
  if (chosen === undefined) return candidates.length === 1 ? candidates[0] : undefined;
  const found = candidates.find(({ transferId }) => transferId === chosen);
  if (!found) throw notAllowed('/transferId', 'This transfer is not the money that is missing');
  return found;
}

/** 409 `transfer_ambiguous`, with the candidates, where a person has to choose (LEDGER-300). */
export function requireChoice(candidates: readonly ShownMoney[]): void {
  const errors = candidates.map(({ day, externalId, transferId }) => ({
    path: '/transferId',
    message: `Transfer ${transferId} of ${day} (${externalId})`,
  }));
  throw new ProblemError('transfer_ambiguous', { errors });
}

type Taking = { readonly by: PostedBy; readonly now: Date };

/** Gives a held transfer to the locked deposit: nothing is vouched for. */
export async function takeShownMoney(
  tx: Tx,
  row: InvoiceRow,
  { transferId, amount }: ShownMoney,
  { by, now }: Taking,
): Promise<void> {
  await tx.update(transfer).set({ invoiceId: row.id }).where(eq(transfer.id, transferId));
  await bookAssignedMoney(tx, row, { transferId, amount, by, now });
  recordAudit(tx, {
    actor: { type: 'staff', id: by.personId },
    action: 'transfer.assigned',
    subject: `transfer:${transferId}`,
    before: { invoiceId: null },
    after: { invoiceId: row.id },
    details: { reason: by.comment ?? null },
    now,
  });
}

/** The transfer has its invoice: nobody has to assign it. */
export async function closeShownMoney(tx: Tx, { transferId }: ShownMoney, now: Date) {
  await resolve(tx, `transfer:${transferId}`, now, 'TRANSFER_UNMATCHED');
}
