// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { type } from 'superstruct';
import { ChangeReasonStruct } from './change-reason.ts';

/** BlockReportsRequest: As in the contract. */
export const BlockReportsRequestStruct = /* @__PURE__ */ type({ reason: ChangeReasonStruct });
