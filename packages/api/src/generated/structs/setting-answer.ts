// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { type } from 'superstruct';
import { SettingValueStruct } from './setting-value.ts';

/** SettingAnswer: As in the contract. */
export const SettingAnswerStruct = /* @__PURE__ */ type({ data: SettingValueStruct });
