// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { enums } from 'superstruct';

/** PasskeyTransport: As in the contract. */
export const PasskeyTransportStruct = /* @__PURE__ */ enums([
  'ble',
  'cable',
  'hybrid',
  'internal',
  'nfc',
  'smart-card',
  'usb',
]);
