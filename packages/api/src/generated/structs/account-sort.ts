// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { enums } from 'superstruct';

/** AccountSort: As in the contract. */
export const AccountSortStruct = /* @__PURE__ */ enums([
  'newest',
  'oldest',
  'most_used',
  'least_used',
]);
