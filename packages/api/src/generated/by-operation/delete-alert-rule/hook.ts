// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useMutation, type Mutation } from '../../../swr.ts';
import { deleteAlertRule, type DeleteAlertRuleParameters } from './call.ts';

/** Deletes an alert rule. Its messages that wait are not sent. */
export function useDeleteAlertRule(): Mutation<void, DeleteAlertRuleParameters> {
  return useMutation('deleteAlertRule', deleteAlertRule);
}
