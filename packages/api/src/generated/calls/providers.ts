// Generated from openapi.yaml by `npm run generate`. Do not edit.

export * from '../by-operation/add-provider/call.ts';
export * from '../by-operation/list-managed-providers/call.ts';
export * from '../by-operation/get-provider/call.ts';
export * from '../by-operation/change-provider/call.ts';
export * from '../by-operation/pause-provider/call.ts';
export * from '../by-operation/resume-provider/call.ts';
export * from '../by-operation/block-provider-reports/call.ts';
export * from '../by-operation/allow-provider-reports/call.ts';
export * from '../by-operation/test-provider/call.ts';
export * from '../by-operation/rotate-provider-secret/call.ts';
export * from '../by-operation/end-former-provider-secret/call.ts';
