// Generated from openapi.yaml by `npm run generate`. Do not edit.

export * from '../by-operation/list-invoices/call.ts';
export * from '../by-operation/export-invoices/call.ts';
export * from '../by-operation/count-new-invoices/call.ts';
export * from '../by-operation/sum-invoices/call.ts';
export * from '../by-operation/get-invoice/call.ts';
export * from '../by-operation/change-invoice-status/call.ts';
export * from '../by-operation/change-invoice-amount/call.ts';
export * from '../by-operation/preview-invoice-change/call.ts';
export * from '../by-operation/list-invoice-notes/call.ts';
export * from '../by-operation/add-invoice-note/call.ts';
export * from '../by-operation/list-invoice-assignees/call.ts';
export * from '../by-operation/assign-invoice/call.ts';
export * from '../by-operation/list-refunds/call.ts';
export * from '../by-operation/refund-invoice/call.ts';
export * from '../by-operation/advance-invoice/call.ts';
export * from '../by-operation/retry-invoice/call.ts';
export * from '../by-operation/list-status-events/call.ts';
export * from '../by-operation/count-invoice-sections/call.ts';
export * from '../by-operation/list-invoice-errors/call.ts';
export * from '../by-operation/list-invoice-events/call.ts';
export * from '../by-operation/list-routing-decisions/call.ts';
export * from '../by-operation/list-invoice-postings/call.ts';
