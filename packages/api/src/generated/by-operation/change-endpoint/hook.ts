// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useMutation, type Mutation } from '../../../swr.ts';
import { changeEndpoint, type ChangeEndpointParameters } from './call.ts';
import type { EndpointAnswer } from '../../types.ts';

/** Changes the address, the types or the state of a webhook endpoint. */
export function useChangeEndpoint(): Mutation<EndpointAnswer, ChangeEndpointParameters> {
  return useMutation('changeEndpoint', changeEndpoint);
}
