// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { string } from 'superstruct';

/** WebhookBody: The body of the request as it is signed and sent, to the byte: JSON of the schema of its type. A signature is
of this text, not of JSON that was parsed and written again.
 */
export const WebhookBodyStruct = /* @__PURE__ */ string();
