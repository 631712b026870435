// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions, NoParameters } from '../../../request.ts';
import { EndpointListStruct } from '../../structs/endpoint-list.ts';
import type { EndpointList } from '../../types.ts';

/** The input of {@link listMerchantEndpoints}. */
export type ListMerchantEndpointsParameters = NoParameters;

/**
 * Lists the merchant's own webhook endpoints, beside its callback address.
 * @throws ApiProblem
 */
export async function listMerchantEndpoints(
  client: ApiClient,
  _parameters: ListMerchantEndpointsParameters,
  options: CallOptions = {},
): Promise<EndpointList> {
  return readAnswer<EndpointList>(
    EndpointListStruct,
    await client({ method: 'GET', path: '/api/merchant/v1/endpoints', signal: options.signal }),
    'listMerchantEndpoints',
  );
}
