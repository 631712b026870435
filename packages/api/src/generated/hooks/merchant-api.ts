// Generated from openapi.yaml by `npm run generate`. Do not edit.

export * from '../by-operation/create-form/hook.ts';
export * from '../by-operation/create-payout/hook.ts';
export * from '../by-operation/list-merchant-invoices/hook.ts';
export * from '../by-operation/download-merchant-invoices/hook.ts';
export * from '../by-operation/list-merchant-balances/hook.ts';
export * from '../by-operation/list-merchant-terminals/hook.ts';
export * from '../by-operation/list-payout-banks/hook.ts';
export * from '../by-operation/list-merchant-events/hook.ts';
export * from '../by-operation/send-test-event/hook.ts';
export * from '../by-operation/list-merchant-settlements/hook.ts';
export * from '../by-operation/get-merchant-invoice/hook.ts';
export * from '../by-operation/create-refund/hook.ts';
export * from '../by-operation/cancel-merchant-invoice/hook.ts';
