// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useMutation, type Mutation } from '../../../swr.ts';
import { setSetting, type SetSettingParameters } from './call.ts';
import type { SettingAnswer } from '../../types.ts';

/** Sets a system-wide setting. */
export function useSetSetting(): Mutation<SettingAnswer, SetSettingParameters> {
  return useMutation('setSetting', setSetting);
}
