// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useQuery, type Query, type QueryKey, type QueryOptions } from '../../../swr.ts';
import { listTickets, type ListTicketsParameters } from './call.ts';
import type { TicketListAnswer } from '../../types.ts';

/** The SWR key of {@link listTickets}, with all its parameters. */
export function listTicketsKey(
  parameters: ListTicketsParameters,
): QueryKey<'listTickets', ListTicketsParameters> {
  return ['listTickets', parameters];
}

/** Lists the support tickets of an invoice, newest first. Null parameters: no request. */
export function useListTickets(
  parameters: ListTicketsParameters | null,
  options?: QueryOptions<TicketListAnswer>,
): Query<TicketListAnswer> {
  return useQuery(parameters === null ? null : listTicketsKey(parameters), listTickets, options);
}
