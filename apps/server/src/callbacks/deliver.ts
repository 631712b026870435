import type { CallbackId, InvoiceId, MerchantId } from '@tiyin/domain/ids';
import { and, asc, eq } from '../db/drizzle.ts';
import type { ServerContext } from '../context.ts';
import type { Tx } from '../db/database.ts';
import { callback, invoice, merchant } from '../db/schema.ts';
import { type Given, statement } from '../db/statement.ts';
import { callKeys } from '../jobs/call-caps.ts';
import type { OutsideWork } from '../jobs/outside-work.ts';
import type { CallAnswer } from '../outside/call-out.ts';
import { type SigningRow, privateKeysOf, signingColumns } from '../merchants/signing-keys.ts';
import { callbackAddress } from './address.ts';
import { isCallbackOf } from '../db/callbacks-of-invoice.ts';
import { hasNewer, recordTry } from './record-try.ts';
import { webhookHeaders } from './sign.ts';
import type { CallbackRow } from './write-callback.ts';

type Deps = Pick<ServerContext, 'callOut' | 'clock' | 'secrets'>;

type Delivery = {
  readonly row: CallbackRow;
  /** Null where the merchant has taken its address away meanwhile. */
  readonly url: string | null;
  readonly merchantId: MerchantId;
  readonly signing: SigningRow;
};

/**
 * Finds the next callback of an invoice to deliver (the job `callback.deliver`): the oldest waiting
 * one. One after another, so that they arrive in order while the receiver responds (API-33).
 */
export async function prepareDelivery(
  tx: Tx,
  invoiceId: InvoiceId,
  deps: Deps,
): Promise<OutsideWork | undefined> {
  const [next] = await firstWaiting(tx, { invoiceId });
  if (!next) return undefined;
  if (await isSuperseded(tx, next.row)) return prepareDelivery(tx, invoiceId, deps);
  return deliver(next, deps);
}

const firstWaiting = statement((composer, given: Given<{ readonly invoiceId: InvoiceId }>) =>
  composer
    .select({
      row: callback,
      url: callbackAddress,
      merchantId: merchant.id,
      signing: signingColumns,
    })
    .from(callback)
    .innerJoin(invoice, eq(invoice.id, callback.invoiceId))
    .innerJoin(merchant, eq(merchant.id, invoice.merchantId))
    .where(and(isCallbackOf(given('invoiceId')), eq(callback.state, 'WAITING')))
    .orderBy(asc(callback.number))
    .limit(1),
);

/**
 * Whether a callback that has failed is not sent again, because a newer one of its type has been written since
 * (API-242). What was written while it was being sent is judged with its try.
 */
async function isSuperseded(tx: Tx, row: CallbackRow): Promise<boolean> {
  if (row.failedTries === 0 || !(await hasNewer(tx, row))) return false;
  await tx
    .update(callback)
    .set({ state: 'SUPERSEDED' })
    .where(and(eq(callback.id, row.id), eq(callback.state, 'WAITING')));
  return true;
}

/** The same for a callback that stands alone, to its merchant's address (the job `event.deliver`, API-243). */
export async function prepareEvent(
  tx: Tx,
  callbackId: CallbackId,
  deps: Deps,
): Promise<OutsideWork | undefined> {
  const [found] = await tx
    .select({
      row: callback,
      url: merchant.callbackUrl,
      merchantId: merchant.id,
      signing: signingColumns,
    })
    .from(callback)
    .innerJoin(merchant, eq(merchant.id, callback.merchantId))
    .where(and(eq(callback.id, callbackId), eq(callback.state, 'WAITING')));
  return found && deliver(found, deps);
}

function deliver(delivery: Delivery, deps: Deps): OutsideWork {
  return {
    keys: callKeys(delivery),
    call: async () => {
      const triedAt = deps.clock.now();
      const answer = await send(delivery, triedAt, deps);
      return (writing, now) => recordTry(writing, { callback: delivery.row, triedAt, answer, now });
    },
  };
}

async function send(
  { row, url, merchantId, signing }: Delivery,
  now: Date,
  { callOut, secrets }: Deps,
): Promise<CallAnswer> {
  if (url === null) return { error: 'no_address' };
  const privateKeys = privateKeysOf(signing, { secrets, merchantId, now });
  const headers = webhookHeaders({ id: row.id, body: row.body, privateKeys, now });
  return callOut({ url, headers, body: row.body });
}
