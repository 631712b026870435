// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useMutation, type Mutation } from '../../../swr.ts';
import { changeCallbackAddress, type ChangeCallbackAddressParameters } from './call.ts';
import type { CallbackAddressAnswer } from '../../types.ts';

/** Sets the merchant's default callback address; null removes it. */
export function useChangeCallbackAddress(): Mutation<
  CallbackAddressAnswer,
  ChangeCallbackAddressParameters
> {
  return useMutation('changeCallbackAddress', changeCallbackAddress);
}
