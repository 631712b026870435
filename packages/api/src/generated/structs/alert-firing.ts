// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { nullable, string, type } from 'superstruct';
import { TimeStruct } from './time.ts';

/** AlertFiring: As in the contract. */
export const AlertFiringStruct = /* @__PURE__ */ type({
  firedDate: TimeStruct,
  endedDate: /* @__PURE__ */ nullable(TimeStruct),
  calmSinceDate: /* @__PURE__ */ nullable(TimeStruct),
  summary: /* @__PURE__ */ string(),
});
