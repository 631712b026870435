// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { enums, type } from 'superstruct';

/** Health: As in the contract. */
export const HealthStruct = /* @__PURE__ */ type({
  status: /* @__PURE__ */ enums(['ok']),
  database: /* @__PURE__ */ enums(['embedded', 'postgres']),
});
