// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useMutation, type Mutation } from '../../../swr.ts';
import { removeEndpoint, type RemoveEndpointParameters } from './call.ts';

/** Removes a webhook endpoint. */
export function useRemoveEndpoint(): Mutation<void, RemoveEndpointParameters> {
  return useMutation('removeEndpoint', removeEndpoint);
}
