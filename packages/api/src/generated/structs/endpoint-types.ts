// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { array } from 'superstruct';
import { WebhookTypeStruct } from './webhook-type.ts';

/** EndpointTypes: As in the contract. */
export const EndpointTypesStruct = /* @__PURE__ */ array(WebhookTypeStruct);
