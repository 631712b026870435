// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { type } from 'superstruct';
import { WebhookKeyStruct } from './webhook-key.ts';

/** WebhookKeyAnswer: As in the contract. */
export const WebhookKeyAnswerStruct = /* @__PURE__ */ type({ data: WebhookKeyStruct });
