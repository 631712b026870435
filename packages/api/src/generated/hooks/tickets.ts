// Generated from openapi.yaml by `npm run generate`. Do not edit.

export * from '../by-operation/list-tickets/hook.ts';
export * from '../by-operation/open-ticket/hook.ts';
export * from '../by-operation/download-ticket-receipt/hook.ts';
export * from '../by-operation/approve-ticket/hook.ts';
export * from '../by-operation/reject-ticket/hook.ts';
