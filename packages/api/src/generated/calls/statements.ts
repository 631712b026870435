// Generated from openapi.yaml by `npm run generate`. Do not edit.

export * from '../by-operation/list-statements/call.ts';
export * from '../by-operation/import-statement/call.ts';
export * from '../by-operation/get-statement-mapping/call.ts';
export * from '../by-operation/set-statement-mapping/call.ts';
export * from '../by-operation/list-account-days/call.ts';
export * from '../by-operation/get-account-day/call.ts';
export * from '../by-operation/explain-account-day/call.ts';
export * from '../by-operation/close-account-day/call.ts';
