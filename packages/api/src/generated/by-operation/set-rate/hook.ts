// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useMutation, type Mutation } from '../../../swr.ts';
import { setRate, type SetRateParameters } from './call.ts';
import type { ApprovalRequestedAnswer, RateAnswer } from '../../types.ts';

/** Sets the USDT rate of a currency. Earlier rates are kept as history. */
export function useSetRate(): Mutation<RateAnswer | ApprovalRequestedAnswer, SetRateParameters> {
  return useMutation('setRate', setRate);
}
