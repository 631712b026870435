// Generated from openapi.yaml by `npm run generate`. Do not edit.

export * from '../by-operation/list-invoice-views/call.ts';
export * from '../by-operation/save-invoice-view/call.ts';
export * from '../by-operation/remove-invoice-view/call.ts';
export * from '../by-operation/rename-invoice-view/call.ts';
