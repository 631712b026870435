// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useMutation, type Mutation } from '../../../swr.ts';
import { changeAccountCredential, type ChangeAccountCredentialParameters } from './call.ts';
import type { ApprovalRequestedAnswer, PaymentAccountAnswer } from '../../types.ts';

/** Changes a credential of a payment account. */
export function useChangeAccountCredential(): Mutation<
  PaymentAccountAnswer | ApprovalRequestedAnswer,
  ChangeAccountCredentialParameters
> {
  return useMutation('changeAccountCredential', changeAccountCredential);
}
