// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { type } from 'superstruct';
import { StatementMappingStruct } from './statement-mapping.ts';

/** StatementMappingAnswer: As in the contract. */
export const StatementMappingAnswerStruct = /* @__PURE__ */ type({ data: StatementMappingStruct });
