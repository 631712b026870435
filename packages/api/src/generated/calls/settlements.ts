// Generated from openapi.yaml by `npm run generate`. Do not edit.

export * from '../by-operation/list-rates/call.ts';
export * from '../by-operation/set-rate/call.ts';
export * from '../by-operation/list-settlements/call.ts';
export * from '../by-operation/create-settlement/call.ts';
export * from '../by-operation/export-settlements/call.ts';
export * from '../by-operation/get-free-balance/call.ts';
