// Generated from openapi.yaml by `npm run generate`. Do not edit.

export * from '../by-operation/list-invoices/hook.ts';
export * from '../by-operation/export-invoices/hook.ts';
export * from '../by-operation/count-new-invoices/hook.ts';
export * from '../by-operation/sum-invoices/hook.ts';
export * from '../by-operation/get-invoice/hook.ts';
export * from '../by-operation/change-invoice-status/hook.ts';
export * from '../by-operation/change-invoice-amount/hook.ts';
export * from '../by-operation/preview-invoice-change/hook.ts';
export * from '../by-operation/list-invoice-notes/hook.ts';
export * from '../by-operation/add-invoice-note/hook.ts';
export * from '../by-operation/list-invoice-assignees/hook.ts';
export * from '../by-operation/assign-invoice/hook.ts';
export * from '../by-operation/list-refunds/hook.ts';
export * from '../by-operation/refund-invoice/hook.ts';
export * from '../by-operation/advance-invoice/hook.ts';
export * from '../by-operation/retry-invoice/hook.ts';
export * from '../by-operation/list-status-events/hook.ts';
export * from '../by-operation/count-invoice-sections/hook.ts';
export * from '../by-operation/list-invoice-errors/hook.ts';
export * from '../by-operation/list-invoice-events/hook.ts';
export * from '../by-operation/list-routing-decisions/hook.ts';
export * from '../by-operation/list-invoice-postings/hook.ts';
