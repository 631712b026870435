// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useMutation, type Mutation } from '../../../swr.ts';
import { changeAccount, type ChangeAccountParameters } from './call.ts';
import type { PaymentAccountAnswer } from '../../types.ts';

/** Enables or disables a payment account, or sets its pools. */
export function useChangeAccount(): Mutation<PaymentAccountAnswer, ChangeAccountParameters> {
  return useMutation('changeAccount', changeAccount);
}
