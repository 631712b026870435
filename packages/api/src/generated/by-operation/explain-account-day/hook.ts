// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useMutation, type Mutation } from '../../../swr.ts';
import { explainAccountDay, type ExplainAccountDayParameters } from './call.ts';
import type { AccountDayDetailsAnswer } from '../../types.ts';

/** Explains the difference of a day. */
export function useExplainAccountDay(): Mutation<
  AccountDayDetailsAnswer,
  ExplainAccountDayParameters
> {
  return useMutation('explainAccountDay', explainAccountDay);
}
