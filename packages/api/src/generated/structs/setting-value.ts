// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { enums, type } from 'superstruct';

/** SettingValue: As in the contract. */
export const SettingValueStruct = /* @__PURE__ */ type({
  value: /* @__PURE__ */ enums(['true', 'false']),
});
