// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { type } from 'superstruct';
import { PasskeyNameTextStruct } from './passkey-name-text.ts';

/** PasskeyName: As in the contract. */
export const PasskeyNameStruct = /* @__PURE__ */ type({ name: PasskeyNameTextStruct });
