// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useMutation, type Mutation } from '../../../swr.ts';
import { removeMerchantEndpoint, type RemoveMerchantEndpointParameters } from './call.ts';

/** Removes a webhook endpoint. */
export function useRemoveMerchantEndpoint(): Mutation<void, RemoveMerchantEndpointParameters> {
  return useMutation('removeMerchantEndpoint', removeMerchantEndpoint);
}
