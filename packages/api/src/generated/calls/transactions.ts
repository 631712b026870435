// Generated from openapi.yaml by `npm run generate`. Do not edit.

export * from '../by-operation/list-transactions/call.ts';
export * from '../by-operation/confirm-transaction/call.ts';
export * from '../by-operation/end-transaction/call.ts';
export * from '../by-operation/request-transaction-status/call.ts';
