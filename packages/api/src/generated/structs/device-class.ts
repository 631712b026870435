// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { enums } from 'superstruct';

/** DeviceClass: As in the contract. */
export const DeviceClassStruct = /* @__PURE__ */ enums(['PHONE', 'TABLET', 'DESKTOP']);
