// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { enums } from 'superstruct';

/** FormEndScreen: The screen on which a canceled or declined payment ended: the choice of method and amount, the wait
for requisites, the requisites or the payee, or the wait for the money.
 */
export const FormEndScreenStruct = /* @__PURE__ */ enums([
  'choice',
  'waiting',
  'credential',
  'processing',
]);
