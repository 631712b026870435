// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions, NoParameters } from '../../../request.ts';
import { HealthStruct } from '../../structs/health.ts';
import type { Health } from '../../types.ts';

/** The input of {@link getHealth}. */
export type GetHealthParameters = NoParameters;

/**
 * Checks that the server and its database respond.
 * @throws ApiProblem
 */
export async function getHealth(
  client: ApiClient,
  _parameters: GetHealthParameters,
  options: CallOptions = {},
): Promise<Health> {
  return readAnswer<Health>(
    HealthStruct,
    await client({ method: 'GET', path: '/api/health', signal: options.signal }),
    'getHealth',
  );
}
