// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { type } from 'superstruct';
import { ChangePreviewStruct } from './change-preview.ts';

/** PreviewAnswer: As in the contract. */
export const PreviewAnswerStruct = /* @__PURE__ */ type({ data: ChangePreviewStruct });
