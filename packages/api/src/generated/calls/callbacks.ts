// Generated from openapi.yaml by `npm run generate`. Do not edit.

export * from '../by-operation/get-callback-address/call.ts';
export * from '../by-operation/change-callback-address/call.ts';
export * from '../by-operation/test-callback/call.ts';
export * from '../by-operation/get-webhook-key/call.ts';
export * from '../by-operation/rotate-webhook-key/call.ts';
export * from '../by-operation/end-former-webhook-key/call.ts';
export * from '../by-operation/read-webhook-secret/call.ts';
export * from '../by-operation/list-callbacks/call.ts';
export * from '../by-operation/send-callback/call.ts';
export * from '../by-operation/list-settlement-callbacks/call.ts';
export * from '../by-operation/send-settlement-callback/call.ts';
