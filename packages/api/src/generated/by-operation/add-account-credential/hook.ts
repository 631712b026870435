// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useMutation, type Mutation } from '../../../swr.ts';
import { addAccountCredential, type AddAccountCredentialParameters } from './call.ts';
import type { ApprovalRequestedAnswer, PaymentAccountAnswer } from '../../types.ts';

/** Adds a credential of a new type to a payment account. */
export function useAddAccountCredential(): Mutation<
  PaymentAccountAnswer | ApprovalRequestedAnswer,
  AddAccountCredentialParameters
> {
  return useMutation('addAccountCredential', addAccountCredential);
}
