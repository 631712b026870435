// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { string } from 'superstruct';

/** CustomerId: As in the contract. */
export const CustomerIdStruct = /* @__PURE__ */ string();
