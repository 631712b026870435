// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { TerminalDetailsAnswerStruct } from '../../structs/terminal-details-answer.ts';
import type { RemoveTerminalAttributeData, TerminalDetailsAnswer } from '../../types.ts';

/** The input of {@link removeTerminalAttribute}. */
export interface RemoveTerminalAttributeParameters {
  readonly id: NonNullable<RemoveTerminalAttributeData['path']>['id'];
  readonly attributeId: NonNullable<RemoveTerminalAttributeData['query']>['attributeId'];
  readonly ifMatch?: NonNullable<RemoveTerminalAttributeData['headers']>['If-Match'] | undefined;
}

/**
 * Removes an attribute of a terminal.
 * @throws ApiProblem
 */
export async function removeTerminalAttribute(
  client: ApiClient,
  parameters: RemoveTerminalAttributeParameters,
  options: CallOptions = {},
): Promise<TerminalDetailsAnswer> {
  return readAnswer<TerminalDetailsAnswer>(
    TerminalDetailsAnswerStruct,
    await client({
      method: 'DELETE',
      path: `/api/v1/terminal/${encodeURIComponent(parameters.id)}`,
      query: { attributeId: parameters.attributeId },
      headers: { 'If-Match': parameters.ifMatch },
      signal: options.signal,
    }),
    'removeTerminalAttribute',
  );
}
