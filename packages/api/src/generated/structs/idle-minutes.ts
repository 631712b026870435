// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { integer, max, min } from 'superstruct';

/** IdleMinutes: A session ends after so many minutes without activity. */
export const IdleMinutesStruct = /* @__PURE__ */ max(
  /* @__PURE__ */ min(/* @__PURE__ */ integer(), 5),
  120,
);
