// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { string } from 'superstruct';

/** FormId: As in the contract. */
export const FormIdStruct = /* @__PURE__ */ string();
