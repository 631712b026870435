import type {
  AlertMessageId,
  InvoiceId,
  MerchantId,
  PayoutId,
  ReportSendingId,
  ReturnId,
} from '@tiyin/domain/ids';
import { type Infer, integer, object, string } from 'superstruct';
import { type SQL, and, eq, gt, inArray, or, sql } from '../db/drizzle.ts';
import type { Tx } from '../db/database.ts';
import { job } from '../db/schema.ts';
import { type Composer, type Given, places, sqlWrite } from '../db/statement.ts';
import { type InvoiceCall, callJobs, callKey, callRows, invoiceCallLanes } from './call-job.ts';
import { ids } from './payload-ids.ts';

const ofInvoice = object({ invoiceId: ids.invoice });

/** The kinds of jobs, and the data of each. */
export const jobPayloads = {
  /** As an older version wrote it, before withdrawals had deadlines, too. */
  'deposit.deadline': ofInvoice,
  'invoice.deadline': ofInvoice,
  'deposit.match-window': ofInvoice,
  'sandbox.deposit': object({ invoiceId: ids.invoice, asked: integer() }),
  'sandbox.payout': object({ payoutId: ids.payout, asked: integer() }),
  'sandbox.return': object({ returnId: ids.return, asked: integer() }),
  'payout.retry': object({ invoiceId: ids.invoice, round: integer(), attempt: integer() }),
  'payout.window': object({ payoutId: ids.payout }),
  'return.window': object({ returnId: ids.return }),
  'notification.recheck': object({ notificationId: ids.notification }),
  'routing.watch': object({ terminalId: ids.terminal }),
  'statement.match': object({ accountId: ids.account }),
  'statement.transfer': object({ accountId: ids.account }),
  'approval.expiry': object({ approvalId: ids.approval }),
  'approval.overtaken': object({ approvalId: ids.approval }),
  'endpoint.wake': object({ merchantId: ids.merchant }),
  'report.due': object({ scheduleId: ids.reportSchedule, dueAt: string() }),
};

/** The work between two transactions: calls, messages of alerts, and the checks of the whole. */
export const callPayloads = {
  'callback.deliver': ofInvoice,
  'event.deliver': object({ callbackId: ids.callback, merchantId: ids.merchant }),
  'endpoint.deliver': object({ endpointId: ids.endpoint, merchantId: ids.merchant }),
  'payout.call': ofInvoice,
  'return.call': object({ returnId: ids.return }),
  'invariants.check': object({}),
  'alerts.judge': object({}),
  'alert.deliver': object({ messageId: ids.alertMessage }),
  'report.send': object({ sendingId: ids.reportSending }),
};

/** The lane of each kind of call: payouts never wait for merchants' servers (RUN-231). */
const lanes = {
  ...invoiceCallLanes,
  'event.deliver': 'call',
  'endpoint.deliver': 'call',
  'return.call': 'payout',
  'invariants.check': 'call',
  'alerts.judge': 'call',
  'alert.deliver': 'call',
  'report.send': 'call',
} as const satisfies Record<keyof typeof callPayloads, CallLane>;

/** A lane of jobs that call out. */
export type CallLane = Exclude<NewJob['lane'], 'transaction'>;

type JobPayloads = typeof jobPayloads;
type CallPayloads = typeof callPayloads;

export type JobKind = keyof JobPayloads;
export type CallKind = keyof CallPayloads;
type RecurringCall = Extract<CallKind, 'alerts.judge' | 'invariants.check'>;

const newJobColumns = ['kind', 'payload', 'runAt', 'lane', 'key', 'merchantId'] as const;

/** A job to be written. */
export type NewJob = Pick<typeof job.$inferSelect, (typeof newJobColumns)[number]>;

/** The insert of a job, as a part of another statement. */
export function insertJobQuery(composer: Composer, given: Given<NewJob>): SQL {
  return composer.insert(job).values(places(given, newJobColumns)).getSQL();
}

const insertJob = sqlWrite((given: Given<NewJob>, composer) => insertJobQuery(composer, given));

/** The values of a job for `insertJobQuery`. */
export function newJob<K extends keyof JobPayloads>(
  kind: K,
  payload: Infer<JobPayloads[K]>,
  runAt: Date,
): NewJob {
  return { kind, payload, runAt, lane: 'transaction', key: null, merchantId: null };
}

/** Queues work in the transaction that it follows from: it is done if and only if that commits. */
export function enqueue<K extends keyof JobPayloads>(
  tx: Tx,
  kind: K,
  payload: Infer<JobPayloads[K]>,
  runAt: Date,
): void {
  insertJob(tx, newJob(kind, payload, runAt));
}

/** Queues work that calls out, likewise. */
export async function enqueueCall<K extends InvoiceCall>(
  tx: Tx,
  kind: K,
  { invoiceId }: Infer<CallPayloads[K]>,
  runAt: Date,
): Promise<void> {
  const calls = sql`select ${invoiceId}::text, ${runAt.toISOString()}::timestamptz`;
  await tx.execute(callJobs(callRows(kind, calls)));
}

/** Queues the first call about a return: there is one such job per return. */
export function enqueueReturnCall(tx: Tx, returnId: ReturnId, runAt: Date): void {
  insertCall(tx, 'return.call', { returnId }, { id: returnId, runAt });
}

/** Makes queued calls to providers due now: of these invoices' payouts, and of these returns. */
export async function hastenPayoutCalls(
  tx: Tx,
  { invoiceIds, returnIds }: PayoutCalls,
  runAt: Date,
): Promise<void> {
  const keys = [
    ...invoiceIds.map((id) => callKey('payout.call', id)),
    ...returnIds.map((id) => `return.call:${id}`),
  ];
  if (keys.length === 0) return;
  const isLater = and(inArray(job.key, keys), gt(job.runAt, runAt));
  await tx.update(job).set({ runAt }).where(isLater);
}

/** The hour after which a payout or a return comes to a person ends at another time. */
export async function restartWindows(
  tx: Tx,
  { payoutIds, returnIds }: Windows,
  runAt: Date,
): Promise<void> {
  if (payoutIds.length + returnIds.length === 0) return;
  const payoutId = sql`${job.payload}->>'payoutId'`;
  const returnId = sql`${job.payload}->>'returnId'`;
  const isOfThese = or(
    and(eq(job.kind, 'payout.window'), inArray(payoutId, [...payoutIds])),
    and(eq(job.kind, 'return.window'), inArray(returnId, [...returnIds])),
  );
  await tx.update(job).set({ runAt }).where(isOfThese);
}

type Windows = {
  readonly payoutIds: readonly PayoutId[];
  readonly returnIds: readonly ReturnId[];
};

type PayoutCalls = {
  readonly invoiceIds: readonly InvoiceId[];
  readonly returnIds: readonly ReturnId[];
};

/** The key of the job that delivers a callback that stands alone. */
export function eventKey(callbackId: string): string {
  return `event.deliver:${callbackId}`;
}

/** Queues the delivery of a callback that stands alone (API-243). */
export function enqueueEvent(
  tx: Tx,
  payload: Infer<CallPayloads['event.deliver']>,
  runAt: Date,
): void {
  const { callbackId: id, merchantId } = payload;
  insertCall(tx, 'event.deliver', payload, { id, runAt, merchantId });
}

/** Queues the delivery of a message of an alert rule (RUN-564). */
export function enqueueAlert(tx: Tx, messageId: AlertMessageId, runAt: Date): void {
  insertCall(tx, 'alert.deliver', { messageId }, { id: messageId, runAt });
}

/** Queues the sending of a report to one receiver (RUN-601). */
export function enqueueReport(tx: Tx, sendingId: ReportSendingId, runAt: Date): void {
  insertCall(tx, 'report.send', { sendingId }, { id: sendingId, runAt });
}

type QueuedCall = {
  readonly id: string;
  readonly runAt: Date;
  readonly merchantId?: MerchantId | null;
};

function insertCall<K extends CallKind>(
  tx: Tx,
  kind: K,
  payload: Infer<CallPayloads[K]>,
  { id, runAt, merchantId = null }: QueuedCall,
): void {
  insertJob(tx, { kind, payload, runAt, lane: lanes[kind], key: `${kind}:${id}`, merchantId });
}

/** There is one such job, which comes again and again. */
export const invariantCheckKey = 'invariants.check';

/** Queues the first check of the invariants, unless one is queued (RUN-261). */
export function scheduleInvariantCheck(tx: Tx, runAt: Date): Promise<void> {
  return scheduleOnce(tx, invariantCheckKey, runAt);
}

/** Queues the first judging of the alert rules, likewise (RUN-560). */
export function scheduleAlertJudging(tx: Tx, runAt: Date): Promise<void> {
  return scheduleOnce(tx, 'alerts.judge', runAt);
}

async function scheduleOnce(tx: Tx, kind: RecurringCall, runAt: Date): Promise<void> {
  const row = { kind, payload: {}, runAt, lane: lanes[kind], key: kind };
  await tx.insert(job).values(row).onConflictDoNothing();
}
