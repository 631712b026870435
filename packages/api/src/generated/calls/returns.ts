// Generated from openapi.yaml by `npm run generate`. Do not edit.

export * from '../by-operation/return-transfer/call.ts';
export * from '../by-operation/return-invoice-money/call.ts';
export * from '../by-operation/list-returns/call.ts';
export * from '../by-operation/list-suspense/call.ts';
export * from '../by-operation/preview-return/call.ts';
export * from '../by-operation/get-return/call.ts';
export * from '../by-operation/confirm-return/call.ts';
export * from '../by-operation/end-return/call.ts';
