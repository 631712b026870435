// Generated from openapi.yaml by `npm run generate`. Do not edit.

export * from '../by-operation/list-accounts/call.ts';
export * from '../by-operation/create-account/call.ts';
export * from '../by-operation/get-account/call.ts';
export * from '../by-operation/change-account/call.ts';
export * from '../by-operation/get-account-summary/call.ts';
export * from '../by-operation/list-account-money/call.ts';
export * from '../by-operation/resume-account/call.ts';
export * from '../by-operation/change-pool/call.ts';
export * from '../by-operation/get-account-limit/call.ts';
export * from '../by-operation/change-account-limit/call.ts';
export * from '../by-operation/remove-account-credential/call.ts';
export * from '../by-operation/add-account-credential/call.ts';
export * from '../by-operation/change-account-credential/call.ts';
export * from '../by-operation/list-account-movements/call.ts';
export * from '../by-operation/move-account-money/call.ts';
