// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useMutation, type Mutation } from '../../../swr.ts';
import { createEndpoint, type CreateEndpointParameters } from './call.ts';
import type { EndpointAnswer } from '../../types.ts';

/** Adds a webhook endpoint to a merchant. */
export function useCreateEndpoint(): Mutation<EndpointAnswer, CreateEndpointParameters> {
  return useMutation('createEndpoint', createEndpoint);
}
