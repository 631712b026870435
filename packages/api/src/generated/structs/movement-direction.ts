// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { enums } from 'superstruct';

/** MovementDirection: As in the contract. */
export const MovementDirectionStruct = /* @__PURE__ */ enums(['TOP_UP', 'SWEEP']);
