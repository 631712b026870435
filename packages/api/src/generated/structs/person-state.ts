// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { enums } from 'superstruct';

/** PersonState: As in the contract. */
export const PersonStateStruct = /* @__PURE__ */ enums(['INVITED', 'ACTIVE', 'DISABLED']);
