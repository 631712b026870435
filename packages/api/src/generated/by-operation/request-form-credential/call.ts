// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { FormCredentialAnswerStruct } from '../../structs/form-credential-answer.ts';
import type { FormCredentialAnswer, RequestFormCredentialData } from '../../types.ts';

/** The input of {@link requestFormCredential}. */
export interface RequestFormCredentialParameters {
  readonly formId: NonNullable<RequestFormCredentialData['path']>['formId'];
  readonly body: RequestFormCredentialData['body'];
}

/**
 * Fixes the method and amount and returns the requisites to pay to.
 * @throws ApiProblem
 */
export async function requestFormCredential(
  client: ApiClient,
  parameters: RequestFormCredentialParameters,
  options: CallOptions = {},
): Promise<FormCredentialAnswer> {
  return readAnswer<FormCredentialAnswer>(
    FormCredentialAnswerStruct,
    await client({
      method: 'POST',
      path: `/api/payments/form/${encodeURIComponent(parameters.formId)}/credential`,
      body: parameters.body,
      signal: options.signal,
    }),
    'requestFormCredential',
  );
}
