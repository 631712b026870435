// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { PreviewAnswerStruct } from '../../structs/preview-answer.ts';
import type { PreviewAnswer, PreviewReturnData } from '../../types.ts';

/** The input of {@link previewReturn}. */
export interface PreviewReturnParameters {
  readonly body: PreviewReturnData['body'];
}

/**
 * Shows the effect of a return without making it.
 * @throws ApiProblem
 */
export async function previewReturn(
  client: ApiClient,
  parameters: PreviewReturnParameters,
  options: CallOptions = {},
): Promise<PreviewAnswer> {
  return readAnswer<PreviewAnswer>(
    PreviewAnswerStruct,
    await client({
      method: 'POST',
      path: '/api/v1/return/preview',
      body: parameters.body,
      signal: options.signal,
    }),
    'previewReturn',
  );
}
