// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { string, type } from 'superstruct';

/** SendAgainRequest: As in the contract. */
export const SendAgainRequestStruct = /* @__PURE__ */ type({ eventId: /* @__PURE__ */ string() });
