// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useMutation, type Mutation } from '../../../swr.ts';
import { chooseTestDashboard, type ChooseTestDashboardParameters } from './call.ts';
import type { CurrentUserAnswer } from '../../types.ts';

/** Chooses whether the signed-in user sees test or production data. */
export function useChooseTestDashboard(): Mutation<
  CurrentUserAnswer,
  ChooseTestDashboardParameters
> {
  return useMutation('chooseTestDashboard', chooseTestDashboard);
}
