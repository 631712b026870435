// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useMutation, type Mutation } from '../../../swr.ts';
import { removeAccountCredential, type RemoveAccountCredentialParameters } from './call.ts';
import type { ApprovalRequestedAnswer, PaymentAccountAnswer } from '../../types.ts';

/** Removes a credential of a payment account. Without a card or phone number it takes no deposits. */
export function useRemoveAccountCredential(): Mutation<
  PaymentAccountAnswer | ApprovalRequestedAnswer,
  RemoveAccountCredentialParameters
> {
  return useMutation('removeAccountCredential', removeAccountCredential);
}
