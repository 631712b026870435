// Generated from openapi.yaml by `npm run generate`. Do not edit.

export * from '../by-operation/change-password/call.ts';
export * from '../by-operation/end-other-sessions/call.ts';
export * from '../by-operation/list-sessions/call.ts';
export * from '../by-operation/end-session/call.ts';
