// Generated from openapi.yaml by `npm run generate`. Do not edit.

export * from '../by-operation/list-alert-rules/call.ts';
export * from '../by-operation/add-alert-rule/call.ts';
export * from '../by-operation/delete-alert-rule/call.ts';
export * from '../by-operation/change-alert-rule/call.ts';
export * from '../by-operation/test-alert-rule/call.ts';
export * from '../by-operation/replace-alert-secret/call.ts';
