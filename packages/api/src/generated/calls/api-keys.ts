// Generated from openapi.yaml by `npm run generate`. Do not edit.

export * from '../by-operation/list-api-keys/call.ts';
export * from '../by-operation/create-api-key/call.ts';
export * from '../by-operation/revoke-api-key/call.ts';
