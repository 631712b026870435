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

/** A setting of the whole system; its default where nobody set it. Null parameters: not asked. */
export function useGetSetting(
  parameters: GetSettingParameters | null,
  options?: QueryOptions<SettingAnswer>,
): Query<SettingAnswer> {
  return useQuery(parameters === null ? null : getSettingKey(parameters), getSetting, options);
}

/** Sets a setting of the whole system. */
export function useSetSetting(): Mutation<SettingAnswer, SetSettingParameters> {
  return useMutation('setSetting', setSetting);
}
