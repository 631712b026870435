// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { FormFunnelStruct } from '../../structs/form-funnel.ts';
import type { FormFunnel, GetFormFunnelData } from '../../types.ts';

/** The input of {@link getFormFunnel}. */
export interface GetFormFunnelParameters {
  readonly minutes?: NonNullable<GetFormFunnelData['query']>['minutes'] | undefined;
  readonly merchantId: NonNullable<GetFormFunnelData['query']>['merchantId'];
}

/**
 * Counts how far the payment forms of a merchant's deposits came that were made in the last minutes.
 * @throws ApiProblem
 */
export async function getFormFunnel(
  client: ApiClient,
  parameters: GetFormFunnelParameters,
  options: CallOptions = {},
): Promise<FormFunnel> {
  return readAnswer<FormFunnel>(
    FormFunnelStruct,
    await client({
      method: 'GET',
      path: '/api/data/v1/terminal/funnel',
      query: { minutes: parameters.minutes, merchantId: parameters.merchantId },
      signal: options.signal,
    }),
    'getFormFunnel',
  );
}
