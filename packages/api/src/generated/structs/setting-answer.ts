// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { type } from 'superstruct';
import { SettingStruct } from './setting.ts';

/** SettingAnswer: As in the contract. */
export const SettingAnswerStruct = /* @__PURE__ */ type({ data: SettingStruct });
