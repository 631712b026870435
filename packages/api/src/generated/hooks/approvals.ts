// Generated from openapi.yaml by `npm run generate`. Do not edit.

export * from '../by-operation/list-approvals/hook.ts';
export * from '../by-operation/get-approval/hook.ts';
export * from '../by-operation/approve-request/hook.ts';
export * from '../by-operation/reject-request/hook.ts';
export * from '../by-operation/list-approval-rules/hook.ts';
export * from '../by-operation/change-approval-rule/hook.ts';
export * from '../by-operation/get-approval-need/hook.ts';
