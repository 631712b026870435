// Generated from openapi.yaml by `npm run generate`. Do not edit.

export * from '../by-operation/list-approvals/call.ts';
export * from '../by-operation/get-approval/call.ts';
export * from '../by-operation/approve-request/call.ts';
export * from '../by-operation/reject-request/call.ts';
export * from '../by-operation/list-approval-rules/call.ts';
export * from '../by-operation/change-approval-rule/call.ts';
export * from '../by-operation/get-approval-need/call.ts';
