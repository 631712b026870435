// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useMutation, type Mutation } from '../../../swr.ts';
import { changeProvider, type ChangeProviderParameters } from './call.ts';
import type { ApprovalRequestedAnswer, ManagedProviderAnswer } from '../../types.ts';

/** Changes the name and the address of a provider. */
export function useChangeProvider(): Mutation<
  ManagedProviderAnswer | ApprovalRequestedAnswer,
  ChangeProviderParameters
> {
  return useMutation('changeProvider', changeProvider);
}
