// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { enums } from 'superstruct';

/** CheckState: UNCHECKED: not checked yet, the last check did not end in its time or failed, or it is too long ago. */
export const CheckStateStruct = /* @__PURE__ */ enums(['HOLDS', 'BROKEN', 'UNCHECKED']);
