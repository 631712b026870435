// Generated from openapi.yaml by `npm run generate`. Do not edit.

export * from '../by-operation/get-sign-in-policy/hook.ts';
export * from '../by-operation/change-sign-in-policy/hook.ts';
