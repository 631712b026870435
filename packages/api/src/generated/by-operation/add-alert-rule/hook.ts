// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useMutation, type Mutation } from '../../../swr.ts';
import { addAlertRule, type AddAlertRuleParameters } from './call.ts';
import type { AlertRuleWrittenAnswer } from '../../types.ts';

/** Adds an alert rule. Only this response contains the secret of its webhook. */
export function useAddAlertRule(): Mutation<AlertRuleWrittenAnswer, AddAlertRuleParameters> {
  return useMutation('addAlertRule', addAlertRule);
}
