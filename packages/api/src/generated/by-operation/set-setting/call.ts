// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../../answers.ts';
import type { ApiClient, CallOptions } from '../../../request.ts';
import { SettingAnswerStruct } from '../../structs/setting-answer.ts';
import type { SetSettingData, SettingAnswer } from '../../types.ts';

/** The input of {@link setSetting}. */
export interface SetSettingParameters {
  readonly setting: NonNullable<SetSettingData['path']>['setting'];
  readonly body: SetSettingData['body'];
}

/**
 * Sets a system-wide setting.
 * @throws ApiProblem
 */
export async function setSetting(
  client: ApiClient,
  parameters: SetSettingParameters,
  options: CallOptions = {},
): Promise<SettingAnswer> {
  return readAnswer<SettingAnswer>(
    SettingAnswerStruct,
    await client({
      method: 'POST',
      path: `/api/v1/settings/${encodeURIComponent(parameters.setting)}`,
      body: parameters.body,
      signal: options.signal,
    }),
    'setSetting',
  );
}
