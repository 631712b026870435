// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { enums } from 'superstruct';

/** StatementEncoding: As in the contract. */
export const StatementEncodingStruct = /* @__PURE__ */ enums(['utf-8', 'windows-1251']);
