// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useMutation, type Mutation } from '../../../swr.ts';
import { testAlertRule, type TestAlertRuleParameters } from './call.ts';
import type { AlertTestAnswer } from '../../types.ts';

/** Sends a test message to each receiver of a rule and returns the outcomes. */
export function useTestAlertRule(): Mutation<AlertTestAnswer, TestAlertRuleParameters> {
  return useMutation('testAlertRule', testAlertRule);
}
