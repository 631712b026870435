// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useQuery, type Query, type QueryKey, type QueryOptions } from '../../../swr.ts';
import { getSetting, type GetSettingParameters } from './call.ts';
import type { SettingAnswer } from '../../types.ts';

/** The SWR key of {@link getSetting}, with all its parameters. */
export function getSettingKey(
  parameters: GetSettingParameters,
): QueryKey<'getSetting', GetSettingParameters> {
  return ['getSetting', parameters];
}

/** Returns a system-wide setting, or its default if it was never set. Null parameters: no request. */
export function useGetSetting(
  parameters: GetSettingParameters | null,
  options?: QueryOptions<SettingAnswer>,
): Query<SettingAnswer> {
  return useQuery(parameters === null ? null : getSettingKey(parameters), getSetting, options);
}
