import type { ProviderReason } from '@tiyin/api/types';
import type { ReturnId } from '@tiyin/domain/ids';
import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import { closeOvertaken } from '../../approvals/close-overtaken.ts';
import { enqueue } from '../../jobs/queue.ts';
import { resolve } from '../../notifications/notify.ts';
import { appendEvent } from '../invoices/events.ts';
import { suspenseOf } from '../invoices/suspense.ts';
import { afterClosing } from '../ledger/after-closing.ts';
import { readReturned } from '../ledger/waiting-transfer.ts';
import { needPerson } from './need-person.ts';
import { postReturn } from './post-return.ts';
import {
  type ReturnRow,
  isReturnUnderWay,
  liveReturnOf,
  lockReturn,
  markReturn,
} from './return-row.ts';
import { type LockedSource, sourceOf, subjectOf } from './return-source.ts';

type ReturnReport = {
  readonly returnId: ReturnId;
  readonly outcome: 'paid' | 'refused';
  /** The provider's own id of it. */
  readonly externalId?: string | undefined;
  readonly actor: Actor;
  /** The reason of the person who reports it. */
  readonly comment?: string | undefined;
  /** The reason of the provider who refused it (INVOICE-468). */
  readonly said?: ProviderReason | undefined;
  /** Two people declare the outcome, and know what contradicts it (LEDGER-253). */
  readonly isDeclared?: boolean;
  readonly now: Date;
};

type Found = { readonly row: ReturnRow; readonly source: LockedSource };

/**
 * Handles a report about a return (LEDGER-250): paid books it from the account, refused brings the money back
 * to suspense. A repetition changes nothing; a contradiction is for staff, and money that was paid after a
 * refusal leaves suspense after all, that of the invoice which its transfer was assigned to meanwhile.
 */
export async function reportReturn(tx: Tx, given: ReturnReport): Promise<void> {
  const found = await lockReturn(tx, given.returnId);
  if (!found) throw new Error(`return ${given.returnId} was reported, but is not there`);
  // Its time is that of its posting, by which the line of a statement is found.
  const report = { ...given, now: await afterClosing(tx, found.row.accountId, given.now) };
  const reported = report.outcome === 'paid' ? 'PAID' : 'FAILED';
  const { row } = found;
  if (row.status === reported) return;
  const isContrary = !isReturnUnderWay(row);
  // Once paid, the money is gone.
  if (row.status !== 'PAID') {
    const externalId = report.externalId ?? row.externalId;
    const refusal = reported === 'FAILED' ? (report.said ?? null) : null;
    await markReturn(tx, row.id, { status: reported, externalId, refusal }, report.now);
    await book(tx, found, report);
  }
  await resolveAwaited(tx, row, report.now);
  if (!isContrary) await closeOvertaken(tx, 'PAYOUT_END', subjectOf(sourceOf(row)), given.now);
  if (isContrary && report.isDeclared === true) await closeWaiting(tx, found, report.now);
  else if (isContrary) await needPerson(tx, row, 'REPORTS_CONTRADICT', report.now);
  // A line of the bank may have been waiting for it, or is not of it after all.
  enqueue(tx, 'statement.match', { accountId: row.accountId }, given.now);
}

/** Money that left after all waits for nobody, where nothing of its source is left (LEDGER-773). */
async function closeWaiting(tx: Tx, { row, source }: Found, now: Date): Promise<void> {
  const subject = subjectOf(sourceOf(row));
  if (source.transfer) {
    const { amount } = await readReturned(tx, source.transfer.id);
    if (amount >= source.transfer.amount) await resolve(tx, subject, now, 'TRANSFER_UNMATCHED');
  } else if (source.invoice.status === 'DONE' && (await suspenseOf(tx, source.invoice)) <= 0n) {
    await resolve(tx, subject, now, 'TRANSFER_DIFFERS');
  }
}

/** A late report of an earlier return leaves the one under way with its person (LEDGER-728). */
async function resolveAwaited(tx: Tx, row: ReturnRow, now: Date): Promise<void> {
  const source = sourceOf(row);
  if (await liveReturnOf(tx, source)) return;
  await resolve(tx, subjectOf(source), now, 'PAYOUT_WAITS');
  await resolve(tx, subjectOf(source), now, 'PAYOUT_UNKNOWN');
}

async function book(
  tx: Tx,
  found: Found,
  { outcome, actor, comment, said, now }: ReturnReport,
): Promise<void> {
  const { row, source } = found;
  const isPaid = outcome === 'paid';
  const code = isPaid ? 'return_paid' : 'return_failed';
  const from = isReturnUnderWay(row) ? 'reserve' : 'suspense';
  const by = actor.type === 'staff' && { by: { personId: actor.id, comment } };
  const to = isPaid ? 'account' : 'suspense';
  await postReturn(tx, found, { kind: code, from, to, ...by, now });
  const invoice = source.invoice ?? source.owner;
  if (invoice) {
    const details = {
      returnId: row.id,
      amount: String(row.amount),
      ...(!isPaid && said && { said }),
    };
    appendEvent(tx, invoice, { code, status: null, actor, details, comment, now });
    // In ERROR it is with a person already.
    if (!isPaid && invoice.status !== 'ERROR') await needPerson(tx, row, 'TRANSFER_DIFFERS', now);
  } else if (!isPaid) await needPerson(tx, row, 'TRANSFER_UNMATCHED', now);
}

/** Records that a provider accepted a return, or that this is unknown. Acceptance is final. */
export async function noteReturn(
  tx: Tx,
  note: { readonly returnId: ReturnId; readonly status: 'SENT' | 'UNKNOWN'; readonly now: Date },
): Promise<void> {
  const found = await lockReturn(tx, note.returnId);
  if (!found || !isReturnUnderWay(found.row)) return;
  if (found.row.status === note.status || found.row.status === 'SENT') return;
  await markReturn(tx, note.returnId, { status: note.status }, note.now);
  if (note.status === 'UNKNOWN') await needPerson(tx, found.row, 'PAYOUT_UNKNOWN', note.now);
}
