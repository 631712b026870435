// Generated from openapi.yaml by `npm run generate`. Do not edit.

export * from '../by-operation/get-first-steps/hook.ts';
export * from '../by-operation/get-setting/hook.ts';
export * from '../by-operation/set-setting/hook.ts';
