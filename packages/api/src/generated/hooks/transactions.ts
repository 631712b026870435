// Generated from openapi.yaml by `npm run generate`. Do not edit.

export * from '../by-operation/list-transactions/hook.ts';
export * from '../by-operation/confirm-transaction/hook.ts';
export * from '../by-operation/end-transaction/hook.ts';
export * from '../by-operation/request-transaction-status/hook.ts';
