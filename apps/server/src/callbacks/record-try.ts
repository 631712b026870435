import {
  type CallbackState,
  callbackRetryDelayMs,
  callbackStateAfter,
} from '@tiyin/domain/callbacks';
import type { InvoiceId, MerchantId } from '@tiyin/domain/ids';
import { and, asc, eq, gt } from '../db/drizzle.ts';
import type { Tx } from '../db/database.ts';
import { callback, callbackTry } from '../db/schema.ts';
import { type Given, places, statement, write } from '../db/statement.ts';
import { resolveKind, notify } from '../notifications/notify.ts';
import { maskCardNumbers } from '../secrets/hide-card-numbers.ts';
import type { CallAnswer } from '../outside/call-out.ts';
import { lockInvoice } from '../payments/invoice-rows/invoice-row.ts';
import { randomFraction } from '../secrets/token.ts';
import { isCallbackOf } from '../db/callbacks-of-invoice.ts';
import type { CallbackRow } from './write-callback.ts';

type Tried = {
  readonly callback: CallbackRow;
  readonly triedAt: Date;
  readonly answer: CallAnswer;
  readonly now: Date;
};

/**
 * Logs an attempt and its result; returns when the job's next one is due, undefined when none is
 * waiting. Locks the invoice, as writing a callback does, so that none is missed.
 */
export async function recordTry(tx: Tx, tried: Tried): Promise<Date | undefined> {
  const { answer, now } = tried;
  const { id, invoiceId } = tried.callback;
  const owner = await lockOwner(tx, tried.callback);
  insertTry(tx, {
    callbackId: id,
    triedAt: tried.triedAt,
    error: 'error' in answer ? answer.error : null,
    statusCode: 'error' in answer ? null : answer.statusCode,
    answer: 'error' in answer ? null : maskCardNumbers(answer.text),
  });
  const { state, retryMs } = await followTry(tx, tried);
  await followPerson(tx, owner, { state, tried });
  const again = retryMs === undefined ? now : new Date(now.getTime() + retryMs);
  if (invoiceId === null) return state === 'WAITING' ? again : undefined;
  const [next] = await firstWaiting(tx, { invoiceId });
  return next && (next.id === id ? again : now);
}

type Try = Pick<
  typeof callbackTry.$inferSelect,
  'answer' | 'callbackId' | 'error' | 'statusCode' | 'triedAt'
>;

const insertTry = write((composer, given: Given<Try>) =>
  composer
    .insert(callbackTry)
    .values(places(given, ['callbackId', 'triedAt', 'error', 'statusCode', 'answer'])),
);

/** The owner of a callback, and the subject of a notification about it. */
type Owner = {
  readonly merchantId: MerchantId;
  readonly isTest: boolean;
  readonly subject: string;
};

/** A callback of a merchant has nothing to lock but its row: no other waits for it. */
async function lockOwner(tx: Tx, { id, invoiceId, ...own }: CallbackRow): Promise<Owner> {
  if (invoiceId === null) {
    const { merchantId, isTest } = own;
    if (merchantId === null || isTest === null) throw new Error(`callback ${id} has no owner`);
    return { merchantId, isTest, subject: `merchant:${merchantId}` };
  }
  const invoice = await lockInvoice(tx, invoiceId);
  if (!invoice) throw new Error(`invoice ${invoiceId} of a callback is gone`);
  const { merchantId, isTest } = invoice;
  return { merchantId, isTest, subject: `callback:${invoiceId}` };
}

const selectLocked = statement((composer, given: Given<Pick<CallbackRow, 'id'>>) =>
  composer
    .select()
    .from(callback)
    .where(eq(callback.id, given('id')))
    .for('update'),
);

const updateTried = write(
  (composer, given: Given<Pick<CallbackRow, 'executedAt' | 'failedTries' | 'id' | 'state'>>) =>
    composer
      .update(callback)
      .set(places(given, ['state', 'failedTries', 'executedAt']))
      .where(eq(callback.id, given('id'))),
);

/**
 * Updates the callback; returns its state, and the delay in ms before another attempt is possible.
 */
async function followTry(tx: Tx, { callback: tried, answer, now }: Tried) {
  const [row] = await selectLocked(tx, { id: tried.id });
  if (!row) throw new Error(`callback ${tried.id} is gone`);
  const isTaken = 'statusCode' in answer && answer.statusCode >= 200 && answer.statusCode < 300;
  const failedTries = row.failedTries + (isTaken ? 0 : 1);
  const retryMs = callbackRetryDelayMs(failedTries, randomFraction());
  const state = callbackStateAfter(row.state, {
    isTaken,
    hasNewer: !isTaken && (await hasNewer(tx, tried)),
    hasTriesLeft: retryMs !== undefined,
  });
  const executedAt = row.executedAt ?? (isTaken ? now : null);
  updateTried(tx, { id: row.id, state, failedTries, executedAt });
  return { state, retryMs };
}

type Outcome = { readonly state: CallbackState; readonly tried: Tried };

/** That tries have run out is a person's to see until a callback of the owner is taken (PEOPLE-47). */
async function followPerson(tx: Tx, owner: Owner, { state, tried }: Outcome): Promise<void> {
  const { callback: row, now } = tried;
  const kind = 'CALLBACK_FAILED';
  if (state === 'EXECUTED') return resolveKind(tx, { subject: owner.subject, kind, closedAt: now });
  if (state !== 'FAILED') return;
  const about = row.invoiceId === null ? { webhook: row.type } : { invoiceId: row.invoiceId };
  await notify(tx, { kind, ...owner, details: { ...about, callbackId: row.id }, now });
}

/** Whether the invoice has a newer callback of the same type (API-242). */
export async function hasNewer(tx: Tx, { invoiceId, number, type }: CallbackRow): Promise<boolean> {
  if (invoiceId === null) return false;
  const newer = await tx
    .select({ id: callback.id })
    .from(callback)
    .where(and(isCallbackOf(invoiceId), eq(callback.type, type), gt(callback.number, number)))
    .limit(1);
  return newer.length > 0;
}

const firstWaiting = statement((composer, given: Given<{ readonly invoiceId: InvoiceId }>) =>
  composer
    .select({ id: callback.id })
    .from(callback)
    .where(and(isCallbackOf(given('invoiceId')), eq(callback.state, 'WAITING')))
    .orderBy(asc(callback.number))
    .limit(1),
);
