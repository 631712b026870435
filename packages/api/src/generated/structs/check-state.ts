// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { enums } from 'superstruct';

/** CheckState: UNCHECKED: not checked yet, or the last check did not end in its time. */
export const CheckStateStruct = /* @__PURE__ */ enums(['HOLDS', 'BROKEN', 'UNCHECKED']);
