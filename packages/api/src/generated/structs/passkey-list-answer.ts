// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { array, type } from 'superstruct';
import { PasskeyStruct } from './passkey.ts';

/** PasskeyListAnswer: As in the contract. */
export const PasskeyListAnswerStruct = /* @__PURE__ */ type({
  data: /* @__PURE__ */ array(PasskeyStruct),
});
