// Generated from openapi.yaml by `npm run generate`. Do not edit.

export * from '../by-operation/list-reference-items/call.ts';
export * from '../by-operation/list-currencies/call.ts';
export * from '../by-operation/list-providers/call.ts';
