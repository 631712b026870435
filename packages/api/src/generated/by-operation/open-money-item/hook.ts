// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useMutation, type Mutation } from '../../../swr.ts';
import { openMoneyItem, type OpenMoneyItemParameters } from './call.ts';
import type { OpenItemAnswer } from '../../types.ts';

/** Says that the user has an item of a queue of money open, and lists the others who have it open. */
export function useOpenMoneyItem(): Mutation<OpenItemAnswer, OpenMoneyItemParameters> {
  return useMutation('openMoneyItem', openMoneyItem);
}
