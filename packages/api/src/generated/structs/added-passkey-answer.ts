// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { array, string, type } from 'superstruct';
import { PasskeyStruct } from './passkey.ts';

/** AddedPasskeyAnswer: As in the contract. */
export const AddedPasskeyAnswerStruct = /* @__PURE__ */ type({
  data: PasskeyStruct,
  recoveryCodes: /* @__PURE__ */ array(/* @__PURE__ */ string()),
});
