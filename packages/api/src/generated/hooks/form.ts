// Generated from openapi.yaml by `npm run generate`. Do not edit.

export * from '../by-operation/init-form/hook.ts';
export * from '../by-operation/request-form-credential/hook.ts';
export * from '../by-operation/complete-form/hook.ts';
export * from '../by-operation/get-form-status/hook.ts';
export * from '../by-operation/cancel-form/hook.ts';
export * from '../by-operation/open-form-ticket/hook.ts';
export * from '../by-operation/attach-form-receipt/hook.ts';
export * from '../by-operation/request-form-return/hook.ts';
export * from '../by-operation/list-form-sbp-banks/hook.ts';
