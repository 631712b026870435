// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { string, type } from 'superstruct';

/** OidcBeginning: As in the contract. */
export const OidcBeginningStruct = /* @__PURE__ */ type({ next: /* @__PURE__ */ string() });
