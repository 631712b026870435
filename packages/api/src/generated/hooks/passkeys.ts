// Generated from openapi.yaml by `npm run generate`. Do not edit.

export * from '../by-operation/list-passkeys/hook.ts';
export * from '../by-operation/add-passkey/hook.ts';
export * from '../by-operation/begin-passkey/hook.ts';
export * from '../by-operation/remove-passkey/hook.ts';
export * from '../by-operation/rename-passkey/hook.ts';
