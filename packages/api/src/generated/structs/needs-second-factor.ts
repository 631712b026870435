// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { boolean } from 'superstruct';

/** NeedsSecondFactor: Whether everybody has to have a second factor. */
export const NeedsSecondFactorStruct = /* @__PURE__ */ boolean();
