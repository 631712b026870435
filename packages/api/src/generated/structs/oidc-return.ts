// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { string, type } from 'superstruct';

/** OidcReturn: As in the contract. */
export const OidcReturnStruct = /* @__PURE__ */ type({ query: /* @__PURE__ */ string() });
