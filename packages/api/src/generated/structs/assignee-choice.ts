// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { string } from 'superstruct';

/** AssigneeChoice: As in the contract. */
export const AssigneeChoiceStruct = /* @__PURE__ */ string();
