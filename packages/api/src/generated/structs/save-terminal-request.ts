// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { optional, type } from 'superstruct';
import { TerminalNameStruct } from './terminal-name.ts';
import { TerminalAttributeListStruct } from './terminal-attribute-list.ts';
import { IdStruct } from './id.ts';
import { TerminalMethodListStruct } from './terminal-method-list.ts';

/** SaveTerminalRequest: As in the contract. */
export const SaveTerminalRequestStruct = /* @__PURE__ */ type({
  name: TerminalNameStruct,
  attributes: /* @__PURE__ */ optional(TerminalAttributeListStruct),
  poolId: /* @__PURE__ */ optional(IdStruct),
  methods: /* @__PURE__ */ optional(TerminalMethodListStruct),
});
