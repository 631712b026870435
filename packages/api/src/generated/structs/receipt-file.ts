// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { string } from 'superstruct';

/** ReceiptFile: A PNG, JPEG, WebP or PDF, as the customer sent it. */
export const ReceiptFileStruct = /* @__PURE__ */ string();
