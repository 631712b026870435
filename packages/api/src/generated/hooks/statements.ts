// Generated from openapi.yaml by `npm run generate`. Do not edit.

export * from '../by-operation/list-statements/hook.ts';
export * from '../by-operation/import-statement/hook.ts';
export * from '../by-operation/get-statement-mapping/hook.ts';
export * from '../by-operation/set-statement-mapping/hook.ts';
export * from '../by-operation/list-account-days/hook.ts';
export * from '../by-operation/get-account-day/hook.ts';
export * from '../by-operation/explain-account-day/hook.ts';
export * from '../by-operation/close-account-day/hook.ts';
