// Generated from openapi.yaml by `npm run generate`. Do not edit.

export * from '../by-operation/get-callback-address/hook.ts';
export * from '../by-operation/change-callback-address/hook.ts';
export * from '../by-operation/test-callback/hook.ts';
export * from '../by-operation/get-webhook-key/hook.ts';
export * from '../by-operation/rotate-webhook-key/hook.ts';
export * from '../by-operation/end-former-webhook-key/hook.ts';
export * from '../by-operation/read-webhook-secret/hook.ts';
export * from '../by-operation/list-callbacks/hook.ts';
export * from '../by-operation/send-callback/hook.ts';
export * from '../by-operation/list-settlement-callbacks/hook.ts';
export * from '../by-operation/send-settlement-callback/hook.ts';
