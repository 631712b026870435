// Generated from openapi.yaml by `npm run generate`. Do not edit.

export * from '../by-operation/list-accounts/hook.ts';
export * from '../by-operation/create-account/hook.ts';
export * from '../by-operation/get-account/hook.ts';
export * from '../by-operation/change-account/hook.ts';
export * from '../by-operation/get-account-summary/hook.ts';
export * from '../by-operation/list-account-money/hook.ts';
export * from '../by-operation/resume-account/hook.ts';
export * from '../by-operation/change-pool/hook.ts';
export * from '../by-operation/get-account-limit/hook.ts';
export * from '../by-operation/change-account-limit/hook.ts';
export * from '../by-operation/remove-account-credential/hook.ts';
export * from '../by-operation/add-account-credential/hook.ts';
export * from '../by-operation/change-account-credential/hook.ts';
export * from '../by-operation/list-account-movements/hook.ts';
export * from '../by-operation/move-account-money/hook.ts';
