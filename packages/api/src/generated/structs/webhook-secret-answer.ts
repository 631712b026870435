// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { type } from 'superstruct';
import { WebhookSecretStruct } from './webhook-secret.ts';

/** WebhookSecretAnswer: As in the contract. */
export const WebhookSecretAnswerStruct = /* @__PURE__ */ type({ data: WebhookSecretStruct });
