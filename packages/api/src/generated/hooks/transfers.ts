// Generated from openapi.yaml by `npm run generate`. Do not edit.

export * from '../by-operation/list-transfers/hook.ts';
export * from '../by-operation/report-transfer/hook.ts';
export * from '../by-operation/export-transfers/hook.ts';
export * from '../by-operation/list-waiting-money/hook.ts';
export * from '../by-operation/open-money-item/hook.ts';
export * from '../by-operation/get-transfer/hook.ts';
export * from '../by-operation/assign-transfer/hook.ts';
export * from '../by-operation/reverse-transfer/hook.ts';
