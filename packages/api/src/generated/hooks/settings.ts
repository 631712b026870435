// Generated from openapi.yaml by `npm run generate`. Do not edit.

import {
  useMutation,
  useQuery,
  type Mutation,
  type Query,
  type QueryKey,
  type QueryOptions,
} from '../../swr.ts';
import {
  getSetting,
  type GetSettingParameters,
  setSetting,
  type SetSettingParameters,
} from '../calls/settings.ts';
import type { SettingAnswer } from '../types.ts';

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

/** Sets a system-wide setting. */
export function useSetSetting(): Mutation<SettingAnswer, SetSettingParameters> {
  return useMutation('setSetting', setSetting);
}
