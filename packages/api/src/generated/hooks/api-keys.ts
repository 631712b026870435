// Generated from openapi.yaml by `npm run generate`. Do not edit.

export * from '../by-operation/list-api-keys/hook.ts';
export * from '../by-operation/create-api-key/hook.ts';
export * from '../by-operation/revoke-api-key/hook.ts';
