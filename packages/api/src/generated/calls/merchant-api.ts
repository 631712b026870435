// Generated from openapi.yaml by `npm run generate`. Do not edit.

export * from '../by-operation/create-form/call.ts';
export * from '../by-operation/create-payout/call.ts';
export * from '../by-operation/list-merchant-invoices/call.ts';
export * from '../by-operation/download-merchant-invoices/call.ts';
export * from '../by-operation/list-merchant-balances/call.ts';
export * from '../by-operation/list-merchant-terminals/call.ts';
export * from '../by-operation/list-payout-banks/call.ts';
export * from '../by-operation/list-merchant-events/call.ts';
export * from '../by-operation/send-test-event/call.ts';
export * from '../by-operation/list-merchant-settlements/call.ts';
export * from '../by-operation/get-merchant-invoice/call.ts';
export * from '../by-operation/create-refund/call.ts';
export * from '../by-operation/cancel-merchant-invoice/call.ts';
