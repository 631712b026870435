// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { integer, max, min, nullable } from 'superstruct';

/** ShownTransferId: For a deposit that becomes DONE: the unmatched transfer, of those in `shownMoney` of the preview, that is
the missing money. Null: none of them, the user vouches. Left out: the only one, if there is one.
 */
export const ShownTransferIdStruct = /* @__PURE__ */ nullable(
  /* @__PURE__ */ max(/* @__PURE__ */ min(/* @__PURE__ */ integer(), 1), 9007199254740991),
);
