import { InvoiceAmountChangedStruct } from '@tiyin/api/structs/invoice-amount-changed';
import { InvoiceStatusChangedStruct } from '@tiyin/api/structs/invoice-status-changed';
import { RefundStatusChangedStruct } from '@tiyin/api/structs/refund-status-changed';
import { SettlementCreatedStruct } from '@tiyin/api/structs/settlement-created';
import { create, union } from 'superstruct';
import { isSigned } from '../../callbacks/receiver.ts';
import type { Arrival } from '../callback-inbox.ts';
import type { Evidence } from '../drill.ts';
import type { KeptCallback } from './kept-callbacks.ts';

/** Callbacks that came forged, altered, out of order, or not at all (API-31, ADR 11). */
export function checkCallbacks(evidence: CallbackEvidence): string[] {
  const { callbacks } = evidence;
  const cameAs = Map.groupBy(evidence.arrivals, ({ id }) => id);
  return [
    ...checkArrivals(evidence),
    ...callbacks.flatMap((callback) => undelivered(callback, cameAs.get(callback.id) ?? [])),
  ];
}

type CallbackEvidence = Pick<Evidence, 'arrivals' | 'callbacks' | 'world'>;

/**
 * The same where the record of a delivery may be lost with a primary: the merchant has taken it, and a newer one
 * has superseded it here.
 */
export function checkReceived(evidence: CallbackEvidence): string[] {
  const cameAs = Map.groupBy(evidence.arrivals, ({ id }) => id);
  return [
    ...checkArrivals(evidence),
    ...evidence.callbacks.flatMap((callback) => {
      const came = cameAs.get(callback.id) ?? [];
      const isRecordLost = callback.state === 'SUPERSEDED' && came.some(({ isTaken }) => isTaken);
      return isRecordLost ? [] : undelivered(callback, came);
    }),
  ];
}

/** Callbacks that came forged, altered or out of order. */
function checkArrivals({ world: { shops }, callbacks, arrivals }: CallbackEvidence): string[] {
  const byId = new Map(callbacks.map((callback) => [callback.id, callback]));
  const publicKeys = new Map<number, string>(
    shops.map(({ merchantId, publicKey }) => [merchantId, publicKey]),
  );
  const forged = arrivals.filter((arrival) => {
    const written = byId.get(arrival.id);
    const key = publicKeys.get(written?.merchantId ?? 0) ?? '';
    return written?.body !== arrival.body || !isSigned(arrival, key);
  });
  return [
    ...forged.map(({ id, body }) => `${id}: arrived with another body or signature: ${body}`),
    ...disordered(arrivals),
  ];
}

const webhook = union([
  InvoiceStatusChangedStruct,
  InvoiceAmountChangedStruct,
  RefundStatusChangedStruct,
  SettlementCreatedStruct,
]);

function disordered(arrivals: readonly Arrival[]): string[] {
  const last = new Map<string, number>();
  return arrivals.flatMap(({ id, body }) => {
    const { data } = create(JSON.parse(body), webhook);
    if (!('sequence' in data)) return [];
    const { invoiceId, sequence } = data;
    const newest = last.get(invoiceId) ?? 0;
    last.set(invoiceId, Math.max(newest, sequence));
    return sequence < newest
      ? [`${id}: came with ${sequence} after ${newest} of ${invoiceId}`]
      : [];
  });
}

function undelivered({ id, state, body }: KeptCallback, came: readonly Arrival[]): string[] {
  const isTaken = came.some((arrival) => arrival.isTaken);
  const isRefused = came.some((arrival) => !arrival.isTaken);
  if (state === 'EXECUTED' && isTaken) return [];
  if (state === 'SUPERSEDED' && isRefused) return [];
  return [`${id}: ${body}: ${state}, came ${came.length} times, taken: ${isTaken}`];
}
