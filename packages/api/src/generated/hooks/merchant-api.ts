// Generated from openapi.yaml by `npm run generate`. Do not edit.

export * from '../by-operation/create-form/hook.ts';
export * from '../by-operation/create-payout/hook.ts';
export * from '../by-operation/list-merchant-invoices/hook.ts';
export * from '../by-operation/download-merchant-invoices/hook.ts';
export * from '../by-operation/list-merchant-balances/hook.ts';
export * from '../by-operation/list-merchant-terminals/hook.ts';
export * from '../by-operation/list-payout-banks/hook.ts';
export * from '../by-operation/list-merchant-events/hook.ts';
export * from '../by-operation/list-merchant-endpoints/hook.ts';
export * from '../by-operation/create-merchant-endpoint/hook.ts';
export * from '../by-operation/remove-merchant-endpoint/hook.ts';
export * from '../by-operation/change-merchant-endpoint/hook.ts';
export * from '../by-operation/read-merchant-endpoint-secret/hook.ts';
export * from '../by-operation/rotate-merchant-endpoint-key/hook.ts';
export * from '../by-operation/list-merchant-endpoint-events/hook.ts';
export * from '../by-operation/send-merchant-endpoint-again/hook.ts';
export * from '../by-operation/send-test-event/hook.ts';
export * from '../by-operation/list-merchant-settlements/hook.ts';
export * from '../by-operation/get-merchant-invoice/hook.ts';
export * from '../by-operation/create-refund/hook.ts';
export * from '../by-operation/cancel-merchant-invoice/hook.ts';
export * from '../by-operation/advance-merchant-invoice/hook.ts';
