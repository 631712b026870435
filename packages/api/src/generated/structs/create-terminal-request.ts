// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { integer, max, min, type } from 'superstruct';
import { IdStruct } from './id.ts';
import { TerminalNameStruct } from './terminal-name.ts';

/** CreateTerminalRequest: As in the contract. */
export const CreateTerminalRequestStruct = /* @__PURE__ */ type({
  merchantId: IdStruct,
  name: TerminalNameStruct,
  flowTypeId: /* @__PURE__ */ max(/* @__PURE__ */ min(/* @__PURE__ */ integer(), 1), 2),
  currencyId: /* @__PURE__ */ max(/* @__PURE__ */ min(/* @__PURE__ */ integer(), 1), 5),
});
