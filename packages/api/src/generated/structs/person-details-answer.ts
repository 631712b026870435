// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { type } from 'superstruct';
import { PersonDetailsStruct } from './person-details.ts';

/** PersonDetailsAnswer: As in the contract. */
export const PersonDetailsAnswerStruct = /* @__PURE__ */ type({ data: PersonDetailsStruct });
