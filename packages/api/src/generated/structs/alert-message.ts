// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { boolean, nullable, string, type } from 'superstruct';
import { AlertMessageTypeStruct } from './alert-message-type.ts';
import { TimeStruct } from './time.ts';
import { IdStruct } from './id.ts';
import { AlertKindStruct } from './alert-kind.ts';
import { TimeOrNullStruct } from './time-or-null.ts';

/** AlertMessage: The body of the webhook of an alert rule; an e-mail says the same in words. */
export const AlertMessageStruct = /* @__PURE__ */ type({
  type: AlertMessageTypeStruct,
  timestamp: TimeStruct,
  data: /* @__PURE__ */ type({
    ruleId: IdStruct,
    name: /* @__PURE__ */ string(),
    kind: AlertKindStruct,
    condition: /* @__PURE__ */ string(),
    summary: /* @__PURE__ */ string(),
    merchantId: /* @__PURE__ */ nullable(IdStruct),
    terminalId: /* @__PURE__ */ nullable(IdStruct),
    isTest: /* @__PURE__ */ boolean(),
    firedDate: TimeOrNullStruct,
    endedDate: /* @__PURE__ */ nullable(TimeStruct),
  }),
});
