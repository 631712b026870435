import type { InvoiceId } from '@tiyin/domain/ids';
import { graceMs } from '@tiyin/domain/invoices';
import type { KeyScope } from '@tiyin/domain/permissions';
import { and, eq, inArray, isNotNull, sql } from '../../db/drizzle.ts';
import type { Actor } from '../../actor.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import type { Tx } from '../../db/database.ts';
import { nameOf } from '../../db/names.ts';
import { invoice, job, lease, moneyReturn, payout } from '../../db/schema.ts';
import { ProblemError } from '../../problem.ts';
import type { InvoiceFields, InvoiceRow } from '../invoice-rows/invoice-row.ts';
import { payoutsOf } from '../payouts/payout-row.ts';
import { payoutWindowEnd } from '../payouts/payout-window.ts';
import { appendEvent } from './events.ts';
import { passDeadline, passMatchWindow } from './expire.ts';
import { type InvoiceChange, lockForChange } from './lock-for-change.ts';
import {
  type InvoiceLookup,
  describeMerchantInvoice,
  describeReceived,
  isOwn,
  scopeOf,
} from './merchant-invoice.ts';
import { waitsUntil } from './waits-until.ts';

const minuteMs = 60_000;
const underWay = ['NEW', 'SENT', 'UNKNOWN'] as const;

type Advance = {
  /** Missing: as far as the end of what it waits for. */
  readonly minutes: number | undefined;
  readonly actor: Actor;
  readonly now: Date;
};

/**
 * Moves the clock of a locked invoice in test on (INVOICE-520): what is due later is due earlier by as much, and what is
 * then over ends at once. Postings, events and transfers keep their times. 409 `only_in_test`, and `nothing_waits` if no
 * minutes are given and nothing ends by itself.
 */
async function advanceClock(
  tx: Tx,
  row: InvoiceRow,
  { actor, minutes, now }: Advance,
): Promise<InvoiceRow> {
  if (!row.isTest) throw new ProblemError('only_in_test');
  const ms = minutes === undefined ? await msToEnd(tx, row, now) : minutes * minuteMs;
  if (ms === undefined) throw new ProblemError('nothing_waits');
  const fields = earlierBy(row, ms);
  await tx
    .update(lease)
    .set({ heldUntil: sql`${lease.heldUntil} - ${intervalOf(ms)}` })
    .where(and(eq(lease.invoiceId, row.id), isNotNull(lease.heldUntil)));
  await hastenJobs(tx, row.id, ms);
  await ageSent(tx, row.id, ms);
  const details = { minutes: ms / minuteMs };
  const event = { code: 'clock_advanced', status: null, actor, details, now } as const;
  const moved = appendEvent(tx, row, event, fields);
  recordAudit(tx, {
    actor,
    action: 'invoice.clock_advanced',
    subject: `invoice:${row.id}`,
    before: sideOf(row),
    after: sideOf(moved),
    now,
  });
  return passMatchWindow(tx, await passDeadline(tx, moved, now), now);
}

/** How long it is until the status ends, or the grace in which late money is booked; undefined where neither is awaited. */
async function msToEnd(tx: Tx, row: InvoiceRow, now: Date): Promise<number | undefined> {
  const graceEnd = hasGrace(row) ? row.statusAt.getTime() + graceMs + 1 : 0;
  const ofPayout = async () => payoutWindowEnd(tx, row, await payoutsOf(tx, row.id));
  const isPaidOut = row.flowType === 'WITHDRAWAL';
  const ownEnd = waitsUntil(row, now) ?? (isPaidOut ? await ofPayout() : undefined);
  const end = ownEnd?.getTime() ?? graceEnd;
  return end > now.getTime() ? end - now.getTime() : undefined;
}

/** Late money is booked for a while after these (INVOICE-22). */
function hasGrace({ flowType, status }: InvoiceRow): boolean {
  return flowType === 'DEPOSIT' && (status === 'CANCELED' || status === 'DECLINED');
}

function earlierBy(row: InvoiceRow, ms: number): InvoiceFields {
  const earlier = (time: Date) => new Date(time.getTime() - ms);
  return {
    deadlineAt: earlier(row.deadlineAt),
    ...(row.matchUntil && { matchUntil: earlier(row.matchUntil) }),
    // The grace counts from there.
    ...(hasGrace(row) && { statusAt: earlier(row.statusAt) }),
  };
}

const intervalOf = (ms: number) => sql`make_interval(secs => ${ms / 1000}::double precision)`;

/** A job that just runs is left alone: it waits for the invoice, which is locked. */
async function hastenJobs(tx: Tx, invoiceId: InvoiceId, ms: number): Promise<void> {
  await tx.execute(sql`update ${job} set ${nameOf(job.runAt)} = ${job.runAt} - ${intervalOf(ms)}
    where ${job.id} in (select ${job.id} from ${job}
      where ${job.payload}->>'invoiceId' = ${invoiceId}::text
        or ${job.payload}->>'payoutId' in
          (select ${payout.id}::text from ${payout} where ${payout.invoiceId} = ${invoiceId}::uuid)
        or ${job.payload}->>'returnId' in
          (select ${moneyReturn.id}::text from ${moneyReturn} where ${moneyReturn.invoiceId} = ${invoiceId}::uuid)
      for update skip locked)`);
}

/** People may declare an outcome an hour after these times (LEDGER-293, LEDGER-254). */
async function ageSent(tx: Tx, invoiceId: InvoiceId, ms: number): Promise<void> {
  await tx
    .update(payout)
    .set({ createdAt: sql`${payout.createdAt} - ${intervalOf(ms)}` })
    .where(and(eq(payout.invoiceId, invoiceId), inArray(payout.status, [...underWay])));
  await tx
    .update(moneyReturn)
    .set({ statusAt: sql`${moneyReturn.statusAt} - ${intervalOf(ms)}` })
    .where(and(eq(moneyReturn.invoiceId, invoiceId), inArray(moneyReturn.status, [...underWay])));
}

function sideOf({ deadlineAt, matchUntil, statusAt }: InvoiceRow) {
  return {
    deadline: deadlineAt.toISOString(),
    matchUntil: matchUntil?.toISOString() ?? null,
    statusDate: statusAt.toISOString(),
  };
}

/** The same by a person; as `lockForChange`. */
export async function advanceClockByStaff(
  tx: Tx,
  change: InvoiceChange & { readonly minutes: number | undefined },
): Promise<void> {
  const { minutes, now, staff } = change;
  const row = await lockForChange(tx, change, 'invoice.status.change');
  await advanceClock(tx, row, { minutes, actor: { type: 'staff', id: staff.id }, now });
}

/**
 * The same by a merchant's server, of an invoice of its own; another merchant's is 404.
 * @param admit throws where the caller may not act on payments of this kind (API-570)
 */
export async function advanceMerchantInvoice(
  tx: Tx,
  lookup: InvoiceLookup & { readonly minutes: number | undefined; readonly now: Date },
  admit: (needed: KeyScope) => void = () => undefined,
) {
  const { merchantId, minutes, now } = lookup;
  const [row] = await tx.select().from(invoice).where(isOwn(lookup)).for('update');
  if (!row) throw new ProblemError('not_found');
  admit(scopeOf(row));
  const actor = { type: 'merchant', id: merchantId } as const;
  const moved = await advanceClock(tx, row, { minutes, actor, now });
  return describeMerchantInvoice(moved, { received: await describeReceived(tx, moved) });
}
