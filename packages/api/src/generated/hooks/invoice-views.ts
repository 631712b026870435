// Generated from openapi.yaml by `npm run generate`. Do not edit.

export * from '../by-operation/list-invoice-views/hook.ts';
export * from '../by-operation/save-invoice-view/hook.ts';
export * from '../by-operation/remove-invoice-view/hook.ts';
export * from '../by-operation/rename-invoice-view/hook.ts';
