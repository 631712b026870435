// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { AlertSecretAnswerStruct } from '../../structs/alert-secret-answer.ts';
import type { AlertSecretAnswer, ReplaceAlertSecretData } from '../../types.ts';

/** The input of {@link replaceAlertSecret}. */
export interface ReplaceAlertSecretParameters {
  readonly id: NonNullable<ReplaceAlertSecretData['path']>['id'];
}

/**
 * Makes a new secret for the webhook of a rule. Only this response contains it.
 * @throws ApiProblem
 */
export async function replaceAlertSecret(
  client: ApiClient,
  parameters: ReplaceAlertSecretParameters,
  options: CallOptions = {},
): Promise<AlertSecretAnswer> {
  return readAnswer<AlertSecretAnswer>(
    AlertSecretAnswerStruct,
    await client({
      method: 'POST',
      path: `/api/v1/alert-rule/${encodeURIComponent(parameters.id)}/secret`,
      signal: options.signal,
    }),
    'replaceAlertSecret',
  );
}
