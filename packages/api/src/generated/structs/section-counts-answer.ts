// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { type } from 'superstruct';
import { SectionCountsStruct } from './section-counts.ts';

/** SectionCountsAnswer: As in the contract. */
export const SectionCountsAnswerStruct = /* @__PURE__ */ type({ data: SectionCountsStruct });
