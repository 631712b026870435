// Generated from openapi.yaml by `npm run generate`. Do not edit.

export * from '../by-operation/get-first-steps/call.ts';
export * from '../by-operation/get-setting/call.ts';
export * from '../by-operation/set-setting/call.ts';
