// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useMutation, type Mutation } from '../../../swr.ts';
import { closeAccountDay, type CloseAccountDayParameters } from './call.ts';
import type { AccountDayDetailsAnswer } from '../../types.ts';

/** Closes a day of a payment account. */
export function useCloseAccountDay(): Mutation<AccountDayDetailsAnswer, CloseAccountDayParameters> {
  return useMutation('closeAccountDay', closeAccountDay);
}
