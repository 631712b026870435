// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { PaymentAccountAnswerStruct } from '../../structs/payment-account-answer.ts';
import type { PaymentAccountAnswer, ResumeAccountData } from '../../types.ts';

/** The input of {@link resumeAccount}. */
export interface ResumeAccountParameters {
  readonly id: NonNullable<ResumeAccountData['path']>['id'];
  readonly ifMatch?: NonNullable<ResumeAccountData['headers']>['If-Match'] | undefined;
  readonly body: ResumeAccountData['body'];
}

/**
 * Resumes a payment account that paused itself.
 * @throws ApiProblem
 */
export async function resumeAccount(
  client: ApiClient,
  parameters: ResumeAccountParameters,
  options: CallOptions = {},
): Promise<PaymentAccountAnswer> {
  return readAnswer<PaymentAccountAnswer>(
    PaymentAccountAnswerStruct,
    await client({
      method: 'POST',
      path: `/api/v1/people/account/${encodeURIComponent(parameters.id)}/resume`,
      headers: { 'If-Match': parameters.ifMatch },
      body: parameters.body,
      signal: options.signal,
    }),
    'resumeAccount',
  );
}
