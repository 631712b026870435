// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { nullable } from 'superstruct';
import { TimeStruct } from './time.ts';

/** PausedDate: When the account paused itself; null while it does not pause. */
export const PausedDateStruct = /* @__PURE__ */ nullable(TimeStruct);
