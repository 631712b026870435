// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { enums } from 'superstruct';

/** FormEndScreen: The screen on which a canceled or declined payment ended. choice: method and amount. waiting: waiting
for requisites. credential: the requisites or the payee. processing: waiting for the money.
 */
export const FormEndScreenStruct = /* @__PURE__ */ enums([
  'choice',
  'waiting',
  'credential',
  'processing',
]);
