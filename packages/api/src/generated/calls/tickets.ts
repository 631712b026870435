// Generated from openapi.yaml by `npm run generate`. Do not edit.

export * from '../by-operation/list-tickets/call.ts';
export * from '../by-operation/open-ticket/call.ts';
export * from '../by-operation/download-ticket-receipt/call.ts';
export * from '../by-operation/approve-ticket/call.ts';
export * from '../by-operation/reject-ticket/call.ts';
