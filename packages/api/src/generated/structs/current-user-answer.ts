// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { type } from 'superstruct';
import { CurrentUserStruct } from './current-user.ts';

/** CurrentUserAnswer: As in the contract. */
export const CurrentUserAnswerStruct = /* @__PURE__ */ type({ data: CurrentUserStruct });
