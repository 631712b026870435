// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { nullable } from 'superstruct';
import { TimeStruct } from './time.ts';

/** TimeOrNull: As in the contract. */
export const TimeOrNullStruct = /* @__PURE__ */ nullable(TimeStruct);
