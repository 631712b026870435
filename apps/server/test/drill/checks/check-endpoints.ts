import { isSigned } from '../../callbacks/receiver.ts';
import { type Arrival, endpointPath } from '../callback-inbox.ts';
import type { KeptEvent } from './kept-endpoints.ts';

type EndpointEvidence = {
  /** The webhooks that came to the endpoints, in order. */
  readonly atEndpoints: readonly Arrival[];
  /** The events that they had to get, in the order of the list. */
  readonly endpointEvents: readonly KeptEvent[];
};

/** Events that came to an endpoint forged, altered, out of order, or not at all (API-521). */
export function checkEndpoints({ atEndpoints, endpointEvents }: EndpointEvidence): string[] {
  const byPath = Map.groupBy(atEndpoints, ({ path }) => path);
  const byMerchant = Map.groupBy(endpointEvents, ({ merchantId }) => merchantId);
  return [...byMerchant].flatMap(([merchantId, events]) =>
    checkEndpoint(events, byPath.get(endpointPath(merchantId)) ?? []),
  );
}

function checkEndpoint(events: readonly KeptEvent[], came: readonly Arrival[]): string[] {
  const places = new Map(events.map(({ id }, place) => [id, place]));
  const taken = new Set(came.flatMap(({ id, isTaken }) => (isTaken ? [id] : [])));
  // Each event once, in the order of its first arrival.
  const arrived = [...new Set(came.map(({ id }) => places.get(id) ?? -1))];
  const byInvoice = Map.groupBy(arrived, (place) => events[place]?.invoiceId);
  return [
    ...came.flatMap((arrival) => {
      const event = events[places.get(arrival.id) ?? -1];
      const isRight = event?.body === arrival.body && isSigned(arrival, event.publicKey);
      return isRight || !event ? [] : [`${arrival.id}: arrived with another body or signature`];
    }),
    ...events.flatMap(({ body, id }) => (taken.has(id) ? [] : [`${id}: never taken: ${body}`])),
    ...[...byInvoice.values()].flatMap((ofInvoice) =>
      ofInvoice.flatMap((place, index) => {
        const isLate = place < (ofInvoice[index - 1] ?? -1);
        return isLate ? [`${events[place]?.id}: came behind a later event of its invoice`] : [];
      }),
    ),
  ];
}
