// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useMutation, type Mutation } from '../../../swr.ts';
import { createAccount, type CreateAccountParameters } from './call.ts';
import type { PaymentAccountAnswer } from '../../types.ts';

/** Creates a payment account. */
export function useCreateAccount(): Mutation<PaymentAccountAnswer, CreateAccountParameters> {
  return useMutation('createAccount', createAccount);
}
