// Generated from openapi.yaml by `npm run generate`. Do not edit.

export * from '../by-operation/change-password/hook.ts';
export * from '../by-operation/end-other-sessions/hook.ts';
export * from '../by-operation/list-sessions/hook.ts';
export * from '../by-operation/end-session/hook.ts';
