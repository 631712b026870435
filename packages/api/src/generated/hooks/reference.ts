// Generated from openapi.yaml by `npm run generate`. Do not edit.

export * from '../by-operation/list-reference-items/hook.ts';
export * from '../by-operation/list-currencies/hook.ts';
export * from '../by-operation/list-providers/hook.ts';
