// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { enums } from 'superstruct';

/** FormLanguage: As in the contract. */
export const FormLanguageStruct = /* @__PURE__ */ enums(['en', 'ru', 'uz']);
