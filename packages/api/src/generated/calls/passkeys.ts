// Generated from openapi.yaml by `npm run generate`. Do not edit.

export * from '../by-operation/list-passkeys/call.ts';
export * from '../by-operation/add-passkey/call.ts';
export * from '../by-operation/begin-passkey/call.ts';
export * from '../by-operation/remove-passkey/call.ts';
export * from '../by-operation/rename-passkey/call.ts';
