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
  getFirstSteps,
  type GetFirstStepsParameters,
  getSetting,
  type GetSettingParameters,
  setSetting,
  type SetSettingParameters,
} from '../calls/settings.ts';
import type { FirstStepsAnswer, SettingAnswer } from '../types.ts';

/** The SWR key of {@link getFirstSteps}, with all its parameters. */
export function getFirstStepsKey(
  parameters: GetFirstStepsParameters,
): QueryKey<'getFirstSteps', GetFirstStepsParameters> {
  return ['getFirstSteps', parameters];
}

/** Lists the first steps of a new installation, and which of them are done. Null parameters: no request. */
export function useGetFirstSteps(
  parameters: GetFirstStepsParameters | null,
  options?: QueryOptions<FirstStepsAnswer>,
): Query<FirstStepsAnswer> {
  return useQuery(
    parameters === null ? null : getFirstStepsKey(parameters),
    getFirstSteps,
    options,
  );
}

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
