// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readEither } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { SettlementAnswerStruct } from '../../structs/settlement-answer.ts';
import { ApprovalRequestedAnswerStruct } from '../../structs/approval-requested-answer.ts';
import type {
  ApprovalRequestedAnswer,
  CreateSettlementData,
  SettlementAnswer,
} from '../../types.ts';

/** The input of {@link createSettlement}. */
export interface CreateSettlementParameters {
  readonly idempotencyKey?:
    | NonNullable<CreateSettlementData['headers']>['Idempotency-Key']
    | undefined;
  readonly body: CreateSettlementData['body'];
}

/**
 * Pays out a part of the balance of the terminal's merchant in USDT.
 * @throws ApiProblem
 */
export async function createSettlement(
  client: ApiClient,
  parameters: CreateSettlementParameters,
  options: CallOptions = {},
): Promise<SettlementAnswer | ApprovalRequestedAnswer> {
  return readEither<SettlementAnswer, ApprovalRequestedAnswer>(
    [SettlementAnswerStruct, ApprovalRequestedAnswerStruct],
    await client({
      method: 'POST',
      path: '/api/v1/settlement',
      headers: { 'Idempotency-Key': parameters.idempotencyKey },
      body: parameters.body,
      signal: options.signal,
    }),
    'createSettlement',
  );
}
