// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { type } from 'superstruct';
import { OwnSessionStruct } from './own-session.ts';

/** OwnSessionAnswer: As in the contract. */
export const OwnSessionAnswerStruct = /* @__PURE__ */ type({ data: OwnSessionStruct });
