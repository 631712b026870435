// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useQuery, type Query, type QueryKey, type QueryOptions } from '../../../swr.ts';
import { listAlertRules, type ListAlertRulesParameters } from './call.ts';
import type { AlertRuleListAnswer } from '../../types.ts';

/** The SWR key of {@link listAlertRules}, with all its parameters. */
export function listAlertRulesKey(
  parameters: ListAlertRulesParameters,
): QueryKey<'listAlertRules', ListAlertRulesParameters> {
  return ['listAlertRules', parameters];
}

/** Lists the alert rules in the user's scope with their last firing, by name. Null parameters: no request. */
export function useListAlertRules(
  parameters: ListAlertRulesParameters | null,
  options?: QueryOptions<AlertRuleListAnswer>,
): Query<AlertRuleListAnswer> {
  return useQuery(
    parameters === null ? null : listAlertRulesKey(parameters),
    listAlertRules,
    options,
  );
}
