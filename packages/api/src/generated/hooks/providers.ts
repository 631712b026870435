// Generated from openapi.yaml by `npm run generate`. Do not edit.

export * from '../by-operation/add-provider/hook.ts';
export * from '../by-operation/list-managed-providers/hook.ts';
export * from '../by-operation/get-provider/hook.ts';
export * from '../by-operation/change-provider/hook.ts';
export * from '../by-operation/pause-provider/hook.ts';
export * from '../by-operation/resume-provider/hook.ts';
export * from '../by-operation/block-provider-reports/hook.ts';
export * from '../by-operation/allow-provider-reports/hook.ts';
export * from '../by-operation/test-provider/hook.ts';
export * from '../by-operation/rotate-provider-secret/hook.ts';
export * from '../by-operation/end-former-provider-secret/hook.ts';
