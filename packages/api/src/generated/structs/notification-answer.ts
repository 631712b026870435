// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { type } from 'superstruct';
import { NotificationStruct } from './notification.ts';

/** NotificationAnswer: As in the contract. */
export const NotificationAnswerStruct = /* @__PURE__ */ type({ data: NotificationStruct });
