// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { FormInitStruct } from '../../structs/form-init.ts';
import type { FormInit, InitFormData } from '../../types.ts';

/** The input of {@link initForm}. */
export interface InitFormParameters {
  readonly formId: NonNullable<InitFormData['path']>['formId'];
}

/**
 * Returns the form's initial state, including the progress made before a reload.
 * @throws ApiProblem
 */
export async function initForm(
  client: ApiClient,
  parameters: InitFormParameters,
  options: CallOptions = {},
): Promise<FormInit> {
  return readAnswer<FormInit>(
    FormInitStruct,
    await client({
      method: 'POST',
      path: `/api/payments/form/${encodeURIComponent(parameters.formId)}/init`,
      signal: options.signal,
    }),
    'initForm',
  );
}
