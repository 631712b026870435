// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { readAnswer } from '../../answers.ts';
import type { ApiClient, CallOptions, NoParameters } from '../../request.ts';
import { FirstStepsAnswerStruct } from '../structs/first-steps-answer.ts';
import { SettingAnswerStruct } from '../structs/setting-answer.ts';
import type { FirstStepsAnswer, GetSettingData, SetSettingData, SettingAnswer } from '../types.ts';

/** The input of {@link getFirstSteps}. */
export type GetFirstStepsParameters = NoParameters;

/**
 * Lists the first steps of a new installation, and which of them are done.
 * @throws ApiProblem
 */
export async function getFirstSteps(
  client: ApiClient,
  _parameters: GetFirstStepsParameters,
  options: CallOptions = {},
): Promise<FirstStepsAnswer> {
  return readAnswer<FirstStepsAnswer>(
    FirstStepsAnswerStruct,
    await client({ method: 'GET', path: '/api/v1/first-steps', signal: options.signal }),
    'getFirstSteps',
  );
}

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
