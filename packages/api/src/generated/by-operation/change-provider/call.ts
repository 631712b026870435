// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readEither } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { ManagedProviderAnswerStruct } from '../../structs/managed-provider-answer.ts';
import { ApprovalRequestedAnswerStruct } from '../../structs/approval-requested-answer.ts';
import type {
  ApprovalRequestedAnswer,
  ChangeProviderData,
  ManagedProviderAnswer,
} from '../../types.ts';

/** The input of {@link changeProvider}. */
export interface ChangeProviderParameters {
  readonly id: NonNullable<ChangeProviderData['path']>['id'];
  readonly ifMatch?: NonNullable<ChangeProviderData['headers']>['If-Match'] | undefined;
  readonly body: ChangeProviderData['body'];
}

/**
 * Changes the name and the address of a provider.
 * @throws ApiProblem
 */
export async function changeProvider(
  client: ApiClient,
  parameters: ChangeProviderParameters,
  options: CallOptions = {},
): Promise<ManagedProviderAnswer | ApprovalRequestedAnswer> {
  return readEither<ManagedProviderAnswer, ApprovalRequestedAnswer>(
    [ManagedProviderAnswerStruct, ApprovalRequestedAnswerStruct],
    await client({
      method: 'PUT',
      path: `/api/v1/provider/${encodeURIComponent(parameters.id)}`,
      headers: { 'If-Match': parameters.ifMatch },
      body: parameters.body,
      signal: options.signal,
    }),
    'changeProvider',
  );
}
