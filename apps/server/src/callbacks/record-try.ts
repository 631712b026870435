import {
  type CallbackState,
  callbackRetryDelayMs,
  callbackStateAfter,
} from '@tiyin/domain/callbacks';
import type { CallbackId, InvoiceId } from '@tiyin/domain/ids';
import { and, asc, eq, gt } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { callback, callbackTry } from '../db/schema.ts';
import { notify, resolve } from '../notifications/notify.ts';
import type { CallAnswer } from '../outside/call-out.ts';
import { type InvoiceRow, lockInvoice } from '../payments/invoice-rows/invoice-row.ts';
import { randomFraction } from '../secrets/token.ts';
import type { CallbackRow } from './write-callback.ts';

type Tried = {
  readonly callback: Pick<CallbackRow, 'id' | 'invoiceId' | 'number'>;
  readonly triedAt: Date;
  readonly answer: CallAnswer;
  readonly now: Date;
};

/**
 * Logs an attempt and its result; returns when the invoice's next one is due, undefined when none
 * is waiting. Locks the invoice, as writing a callback does, so that none is missed.
 */
export async function recordTry(tx: Tx, tried: Tried): Promise<Date | undefined> {
  const { answer, now } = tried;
  const { id, invoiceId } = tried.callback;
  const invoice = await lockInvoice(tx, invoiceId);
  if (!invoice) throw new Error(`invoice ${invoiceId} of a callback is gone`);
  await tx.insert(callbackTry).values({
    callbackId: id,
    triedAt: tried.triedAt,
    ...('error' in answer
      ? { error: answer.error }
      : { statusCode: answer.statusCode, answer: answer.text }),
  });
  const { state, retryMs } = await followTry(tx, tried);
  await followPerson(tx, invoice, { state, callbackId: id, now });
  const next = await firstWaiting(tx, invoiceId);
  if (!next) return undefined;
  return next.id === id && retryMs !== undefined ? new Date(now.getTime() + retryMs) : now;
}

/**
 * Updates the callback; returns its state, and the delay in ms before another attempt is possible.
 */
async function followTry(tx: Tx, { callback: tried, answer, now }: Tried) {
  const [row] = await tx.select().from(callback).where(eq(callback.id, tried.id));
  if (!row) throw new Error(`callback ${tried.id} is gone`);
  const isTaken = 'statusCode' in answer && answer.statusCode >= 200 && answer.statusCode < 300;
  const failedTries = row.failedTries + (isTaken ? 0 : 1);
  const retryMs = callbackRetryDelayMs(failedTries, randomFraction());
  const state = callbackStateAfter(row.state, {
    isTaken,
    hasNewer: await hasNewer(tx, tried),
    hasTriesLeft: retryMs !== undefined,
  });
  const executedAt = row.executedAt ?? (isTaken ? now : null);
  await tx.update(callback).set({ state, failedTries, executedAt }).where(eq(callback.id, row.id));
  return { state, retryMs };
}

type Outcome = {
  readonly state: CallbackState;
  readonly callbackId: CallbackId;
  readonly now: Date;
};

/** That tries have run out is a person's to see until a callback of the invoice is taken (PEOPLE-47). */
async function followPerson(tx: Tx, row: InvoiceRow, outcome: Outcome): Promise<void> {
  const { state, callbackId, now } = outcome;
  const subject = `callback:${row.id}`;
  const kind = 'CALLBACK_FAILED';
  if (state === 'EXECUTED') return resolve(tx, subject, now, kind);
  if (state !== 'FAILED') return;
  const { merchantId, isTest } = row;
  const details = { invoiceId: row.id, callbackId };
  await notify(tx, { kind, subject, merchantId, isTest, details, now });
}

async function hasNewer(tx: Tx, { invoiceId, number }: Tried['callback']): Promise<boolean> {
  const newer = await tx
    .select({ id: callback.id })
    .from(callback)
    .where(and(eq(callback.invoiceId, invoiceId), gt(callback.number, number)))
    .limit(1);
  return newer.length > 0;
}

async function firstWaiting(tx: Tx, invoiceId: InvoiceId) {
  const [row] = await tx
    .select({ id: callback.id })
    .from(callback)
    .where(and(eq(callback.invoiceId, invoiceId), eq(callback.state, 'WAITING')))
    .orderBy(asc(callback.number))
    .limit(1);
  return row;
}
