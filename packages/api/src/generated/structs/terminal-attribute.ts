// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { enums, string, type } from 'superstruct';
import { IdStruct } from './id.ts';

/** TerminalAttribute: As in the contract. */
export const TerminalAttributeStruct = /* @__PURE__ */ type({
  id: IdStruct,
  value: /* @__PURE__ */ string(),
  attrType: /* @__PURE__ */ type({ id: IdStruct, value: /* @__PURE__ */ string() }),
  paramType: /* @__PURE__ */ type({ code: /* @__PURE__ */ enums(['I', 'S', 'C', 'B', 'N']) }),
});
