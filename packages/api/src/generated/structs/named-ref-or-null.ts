// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { nullable } from 'superstruct';
import { NamedRefStruct } from './named-ref.ts';

/** NamedRefOrNull: As in the contract. */
export const NamedRefOrNullStruct = /* @__PURE__ */ nullable(NamedRefStruct);
