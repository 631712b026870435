// Generated from openapi.yaml by `npm run generate`. Do not edit.

export * from '../by-operation/init-form/call.ts';
export * from '../by-operation/request-form-credential/call.ts';
export * from '../by-operation/complete-form/call.ts';
export * from '../by-operation/get-form-status/call.ts';
export * from '../by-operation/cancel-form/call.ts';
export * from '../by-operation/open-form-ticket/call.ts';
export * from '../by-operation/attach-form-receipt/call.ts';
export * from '../by-operation/request-form-return/call.ts';
export * from '../by-operation/list-form-sbp-banks/call.ts';
