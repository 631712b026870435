// Generated from openapi.yaml by `npm run generate`. Do not edit.

export * from '../by-operation/list-rates/hook.ts';
export * from '../by-operation/set-rate/hook.ts';
export * from '../by-operation/list-settlements/hook.ts';
export * from '../by-operation/create-settlement/hook.ts';
export * from '../by-operation/export-settlements/hook.ts';
export * from '../by-operation/get-free-balance/hook.ts';
