// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { string } from 'superstruct';

/** ProblemCode: The cause of a problem, for programs. New codes are added: treat an unknown one by its status.
 */
export const ProblemCodeStruct = /* @__PURE__ */ string();
