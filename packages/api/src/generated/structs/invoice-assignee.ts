// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { nullable } from 'superstruct';
import { NamedRefStruct } from './named-ref.ts';

/** InvoiceAssignee: Null for nobody. */
export const InvoiceAssigneeStruct = /* @__PURE__ */ nullable(NamedRefStruct);
