// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { RoutingDecisionListAnswerStruct } from '../../structs/routing-decision-list-answer.ts';
import type { ListRoutingDecisionsData, RoutingDecisionListAnswer } from '../../types.ts';

/** The input of {@link listRoutingDecisions}. */
export interface ListRoutingDecisionsParameters {
  readonly invoiceId: NonNullable<ListRoutingDecisionsData['query']>['invoiceId'];
}

/**
 * Lists why each payment account was chosen or skipped for an invoice, newest first.
 * @throws ApiProblem
 */
export async function listRoutingDecisions(
  client: ApiClient,
  parameters: ListRoutingDecisionsParameters,
  options: CallOptions = {},
): Promise<RoutingDecisionListAnswer> {
  return readAnswer<RoutingDecisionListAnswer>(
    RoutingDecisionListAnswerStruct,
    await client({
      method: 'GET',
      path: '/api/v1/event/routing',
      query: { invoiceId: parameters.invoiceId },
      signal: options.signal,
    }),
    'listRoutingDecisions',
  );
}
