// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { boolean, string, type } from 'superstruct';
import { IdStruct } from './id.ts';

/** MonitoredTerminal: As in the contract. */
export const MonitoredTerminalStruct = /* @__PURE__ */ type({
  terminalId: IdStruct,
  name: /* @__PURE__ */ string(),
  enable: /* @__PURE__ */ boolean(),
});
