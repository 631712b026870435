// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { array, integer, max, min, optional, string, type } from 'superstruct';
import { IdStruct } from './id.ts';

/** SbpBankList: As in the contract. */
export const SbpBankListStruct = /* @__PURE__ */ array(
  /* @__PURE__ */ type({
    id: IdStruct,
    value: /* @__PURE__ */ string(),
    codeInteger: /* @__PURE__ */ max(
      /* @__PURE__ */ min(/* @__PURE__ */ integer(), 1),
      9007199254740991,
    ),
    currentName: /* @__PURE__ */ optional(/* @__PURE__ */ string()),
    aliases: /* @__PURE__ */ optional(/* @__PURE__ */ array(/* @__PURE__ */ string())),
  }),
);
