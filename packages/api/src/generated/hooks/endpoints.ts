// Generated from openapi.yaml by `npm run generate`. Do not edit.

export * from '../by-operation/list-endpoints/hook.ts';
export * from '../by-operation/create-endpoint/hook.ts';
export * from '../by-operation/remove-endpoint/hook.ts';
export * from '../by-operation/change-endpoint/hook.ts';
export * from '../by-operation/read-endpoint-secret/hook.ts';
export * from '../by-operation/rotate-endpoint-key/hook.ts';
export * from '../by-operation/list-endpoint-events/hook.ts';
export * from '../by-operation/send-endpoint-again/hook.ts';
