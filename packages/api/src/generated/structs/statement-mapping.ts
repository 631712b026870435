// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { enums, integer, max, min, optional, type } from 'superstruct';
import { ColumnHeadingStruct } from './column-heading.ts';

/** StatementMapping: The columns of a CSV statement by their headings. Either `amount`, with a sign, or `credit` and
`debit`.
 */
export const StatementMappingStruct = /* @__PURE__ */ type({
  delimiter: /* @__PURE__ */ enums([',', ';', '\t']),
  skippedLines: /* @__PURE__ */ max(/* @__PURE__ */ min(/* @__PURE__ */ integer(), 0), 50),
  dateFormat: /* @__PURE__ */ enums(['yyyy-MM-dd', 'dd.MM.yyyy', 'dd/MM/yyyy']),
  date: ColumnHeadingStruct,
  amount: /* @__PURE__ */ optional(ColumnHeadingStruct),
  credit: /* @__PURE__ */ optional(ColumnHeadingStruct),
  debit: /* @__PURE__ */ optional(ColumnHeadingStruct),
  reference: /* @__PURE__ */ optional(ColumnHeadingStruct),
  counterparty: /* @__PURE__ */ optional(ColumnHeadingStruct),
  purpose: /* @__PURE__ */ optional(ColumnHeadingStruct),
});
