// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { CreatedFormStruct } from '../../structs/created-form.ts';
import type { CreateFormData, CreatedForm } from '../../types.ts';

/** The input of {@link createForm}. */
export interface CreateFormParameters {
  readonly idempotencyKey: NonNullable<CreateFormData['headers']>['Idempotency-Key'];
  readonly body: CreateFormData['body'];
}

/**
 * Creates an invoice and its hosted form.
 * @throws ApiProblem
 */
export async function createForm(
  client: ApiClient,
  parameters: CreateFormParameters,
  options: CallOptions = {},
): Promise<CreatedForm> {
  return readAnswer<CreatedForm>(
    CreatedFormStruct,
    await client({
      method: 'POST',
      path: '/api/merchant/v1/forms',
      headers: { 'Idempotency-Key': parameters.idempotencyKey },
      body: parameters.body,
      signal: options.signal,
    }),
    'createForm',
  );
}
