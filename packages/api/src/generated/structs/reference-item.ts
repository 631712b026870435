// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { string, type } from 'superstruct';
import { IdStruct } from './id.ts';

/** ReferenceItem: As in the contract. */
export const ReferenceItemStruct = /* @__PURE__ */ type({
  id: IdStruct,
  value: /* @__PURE__ */ string(),
  code: /* @__PURE__ */ string(),
});
