// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useQuery, type Query, type QueryKey, type QueryOptions } from '../../../swr.ts';
import { listRoutingDecisions, type ListRoutingDecisionsParameters } from './call.ts';
import type { RoutingDecisionListAnswer } from '../../types.ts';

/** The SWR key of {@link listRoutingDecisions}, with all its parameters. */
export function listRoutingDecisionsKey(
  parameters: ListRoutingDecisionsParameters,
): QueryKey<'listRoutingDecisions', ListRoutingDecisionsParameters> {
  return ['listRoutingDecisions', parameters];
}

/** Lists why each payment account was chosen or skipped for an invoice, newest first. Null parameters: no request. */
export function useListRoutingDecisions(
  parameters: ListRoutingDecisionsParameters | null,
  options?: QueryOptions<RoutingDecisionListAnswer>,
): Query<RoutingDecisionListAnswer> {
  return useQuery(
    parameters === null ? null : listRoutingDecisionsKey(parameters),
    listRoutingDecisions,
    options,
  );
}
