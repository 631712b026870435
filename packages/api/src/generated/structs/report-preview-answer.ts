// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { type } from 'superstruct';
import { ReportPreviewStruct } from './report-preview.ts';

/** ReportPreviewAnswer: As in the contract. */
export const ReportPreviewAnswerStruct = /* @__PURE__ */ type({ data: ReportPreviewStruct });
