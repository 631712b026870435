// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useMutation, type Mutation } from '../../../swr.ts';
import { rotateEndpointKey, type RotateEndpointKeyParameters } from './call.ts';
import type { EndpointAnswer } from '../../types.ts';

/** Replaces the key that signs the webhooks of an endpoint. */
export function useRotateEndpointKey(): Mutation<EndpointAnswer, RotateEndpointKeyParameters> {
  return useMutation('rotateEndpointKey', rotateEndpointKey);
}
