// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useMutation, type Mutation } from '../../../swr.ts';
import { moveAccountMoney, type MoveAccountMoneyParameters } from './call.ts';
import type { AccountMovementAnswer, ApprovalRequestedAnswer } from '../../types.ts';

/** Books a top-up or a sweep of a payment account. */
export function useMoveAccountMoney(): Mutation<
  AccountMovementAnswer | ApprovalRequestedAnswer,
  MoveAccountMoneyParameters
> {
  return useMutation('moveAccountMoney', moveAccountMoney);
}
