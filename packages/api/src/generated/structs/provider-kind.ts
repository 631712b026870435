// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { enums } from 'superstruct';

/** ProviderKind: `sandbox` simulates payments of test terminals, `manual` is worked by staff, `http` is called and reports over
HTTP.
 */
export const ProviderKindStruct = /* @__PURE__ */ enums(['sandbox', 'manual', 'http']);
