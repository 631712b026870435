// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { nullable } from 'superstruct';
import { DayStruct } from './day.ts';

/** DayOrNull: As in the contract. */
export const DayOrNullStruct = /* @__PURE__ */ nullable(DayStruct);
