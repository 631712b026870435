// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useMutation, type Mutation } from '../../../swr.ts';
import { changeAlertRule, type ChangeAlertRuleParameters } from './call.ts';
import type { AlertRuleWrittenAnswer } from '../../types.ts';

/** Changes an alert rule. */
export function useChangeAlertRule(): Mutation<AlertRuleWrittenAnswer, ChangeAlertRuleParameters> {
  return useMutation('changeAlertRule', changeAlertRule);
}
