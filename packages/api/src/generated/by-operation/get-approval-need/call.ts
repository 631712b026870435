// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { ApprovalNeedAnswerStruct } from '../../structs/approval-need-answer.ts';
import type { ApprovalNeedAnswer, GetApprovalNeedData } from '../../types.ts';

/** The input of {@link getApprovalNeed}. */
export interface GetApprovalNeedParameters {
  readonly kind: NonNullable<GetApprovalNeedData['query']>['kind'];
  readonly accountId?: NonNullable<GetApprovalNeedData['query']>['accountId'] | undefined;
  readonly terminalId?: NonNullable<GetApprovalNeedData['query']>['terminalId'] | undefined;
  readonly invoiceId?: NonNullable<GetApprovalNeedData['query']>['invoiceId'] | undefined;
  readonly transferId?: NonNullable<GetApprovalNeedData['query']>['transferId'] | undefined;
  readonly currency?: NonNullable<GetApprovalNeedData['query']>['currency'] | undefined;
  readonly amount?: NonNullable<GetApprovalNeedData['query']>['amount'] | undefined;
  readonly direction?: NonNullable<GetApprovalNeedData['query']>['direction'] | undefined;
  readonly settlementAmount?:
    | NonNullable<GetApprovalNeedData['query']>['settlementAmount']
    | undefined;
}

/**
 * Whether a change would need the approval of a second person.
 * @throws ApiProblem
 */
export async function getApprovalNeed(
  client: ApiClient,
  parameters: GetApprovalNeedParameters,
  options: CallOptions = {},
): Promise<ApprovalNeedAnswer> {
  return readAnswer<ApprovalNeedAnswer>(
    ApprovalNeedAnswerStruct,
    await client({
      method: 'GET',
      path: '/api/v1/approval-need',
      query: {
        kind: parameters.kind,
        accountId: parameters.accountId,
        terminalId: parameters.terminalId,
        invoiceId: parameters.invoiceId,
        transferId: parameters.transferId,
        currency: parameters.currency,
        amount: parameters.amount,
        direction: parameters.direction,
        settlementAmount: parameters.settlementAmount,
      },
      signal: options.signal,
    }),
    'getApprovalNeed',
  );
}
