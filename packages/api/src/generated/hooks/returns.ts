// Generated from openapi.yaml by `npm run generate`. Do not edit.

export * from '../by-operation/return-transfer/hook.ts';
export * from '../by-operation/return-invoice-money/hook.ts';
export * from '../by-operation/list-returns/hook.ts';
export * from '../by-operation/list-suspense/hook.ts';
export * from '../by-operation/preview-return/hook.ts';
export * from '../by-operation/get-return/hook.ts';
export * from '../by-operation/confirm-return/hook.ts';
export * from '../by-operation/end-return/hook.ts';
