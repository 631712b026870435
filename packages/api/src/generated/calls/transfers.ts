// Generated from openapi.yaml by `npm run generate`. Do not edit.

export * from '../by-operation/list-transfers/call.ts';
export * from '../by-operation/report-transfer/call.ts';
export * from '../by-operation/export-transfers/call.ts';
export * from '../by-operation/list-waiting-money/call.ts';
export * from '../by-operation/open-money-item/call.ts';
export * from '../by-operation/get-transfer/call.ts';
export * from '../by-operation/assign-transfer/call.ts';
export * from '../by-operation/reverse-transfer/call.ts';
