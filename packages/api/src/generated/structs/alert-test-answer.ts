// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { array, type } from 'superstruct';
import { AlertMessageStruct } from './alert-message.ts';
import { AlertOutcomeStruct } from './alert-outcome.ts';

/** AlertTestAnswer: As in the contract. */
export const AlertTestAnswerStruct = /* @__PURE__ */ type({
  data: /* @__PURE__ */ type({
    message: AlertMessageStruct,
    outcomes: /* @__PURE__ */ array(AlertOutcomeStruct),
  }),
});
