// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { string } from 'superstruct';

/** MajorUnits: As in the contract. */
export const MajorUnitsStruct = /* @__PURE__ */ string();
