// Generated from openapi.yaml by `npm run generate`. Do not edit.

export * from '../by-operation/list-alert-rules/hook.ts';
export * from '../by-operation/add-alert-rule/hook.ts';
export * from '../by-operation/delete-alert-rule/hook.ts';
export * from '../by-operation/change-alert-rule/hook.ts';
export * from '../by-operation/test-alert-rule/hook.ts';
export * from '../by-operation/replace-alert-secret/hook.ts';
