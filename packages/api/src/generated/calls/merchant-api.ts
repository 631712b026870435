// Generated from openapi.yaml by `npm run generate`. Do not edit.

export * from '../by-operation/create-form/call.ts';
export * from '../by-operation/create-payout/call.ts';
export * from '../by-operation/list-merchant-invoices/call.ts';
export * from '../by-operation/download-merchant-invoices/call.ts';
export * from '../by-operation/list-merchant-balances/call.ts';
export * from '../by-operation/list-merchant-terminals/call.ts';
export * from '../by-operation/list-payout-banks/call.ts';
export * from '../by-operation/list-merchant-events/call.ts';
export * from '../by-operation/list-merchant-endpoints/call.ts';
export * from '../by-operation/create-merchant-endpoint/call.ts';
export * from '../by-operation/remove-merchant-endpoint/call.ts';
export * from '../by-operation/change-merchant-endpoint/call.ts';
export * from '../by-operation/read-merchant-endpoint-secret/call.ts';
export * from '../by-operation/rotate-merchant-endpoint-key/call.ts';
export * from '../by-operation/list-merchant-endpoint-events/call.ts';
export * from '../by-operation/send-merchant-endpoint-again/call.ts';
export * from '../by-operation/send-test-event/call.ts';
export * from '../by-operation/list-merchant-settlements/call.ts';
export * from '../by-operation/get-merchant-invoice/call.ts';
export * from '../by-operation/create-refund/call.ts';
export * from '../by-operation/cancel-merchant-invoice/call.ts';
export * from '../by-operation/advance-merchant-invoice/call.ts';
