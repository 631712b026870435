// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { SettingAnswerStruct } from '../../structs/setting-answer.ts';
import type { GetSettingData, SettingAnswer } from '../../types.ts';

/** The input of {@link getSetting}. */
export interface GetSettingParameters {
  readonly setting: NonNullable<GetSettingData['path']>['setting'];
}

/**
 * Returns a system-wide setting, or its default if it was never set.
 * @throws ApiProblem
 */
export async function getSetting(
  client: ApiClient,
  parameters: GetSettingParameters,
  options: CallOptions = {},
): Promise<SettingAnswer> {
  return readAnswer<SettingAnswer>(
    SettingAnswerStruct,
    await client({
      method: 'GET',
      path: `/api/v1/settings/${encodeURIComponent(parameters.setting)}`,
      signal: options.signal,
    }),
    'getSetting',
  );
}
