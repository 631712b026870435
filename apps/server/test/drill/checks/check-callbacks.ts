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
export function checkCallbacks({
  world: { shops },
  callbacks,
  arrivals,
}: Pick<Evidence, 'arrivals' | 'callbacks' | 'world'>): string[] {
  const byId = new Map(callbacks.map((callback) => [callback.id, callback]));
  const publicKeys = new Map<number, string>(
    shops.map(({ merchantId, publicKey }) => [merchantId, publicKey]),
  );
  const cameAs = Map.groupBy(arrivals, ({ id }) => id);
  const forged = arrivals.filter((arrival) => {
    const written = byId.get(arrival.id);
    const key = publicKeys.get(written?.merchantId ?? 0) ?? '';
    return written?.body !== arrival.body || !isSigned(arrival, key);
  });
  return [
    ...forged.map(({ id, body }) => `${id}: arrived with another body or signature: ${body}`),
    ...disordered(arrivals),
    ...callbacks.flatMap((callback) => undelivered(callback, cameAs.get(callback.id) ?? [])),
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
