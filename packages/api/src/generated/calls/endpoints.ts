// Generated from openapi.yaml by `npm run generate`. Do not edit.

export * from '../by-operation/list-endpoints/call.ts';
export * from '../by-operation/create-endpoint/call.ts';
export * from '../by-operation/remove-endpoint/call.ts';
export * from '../by-operation/change-endpoint/call.ts';
export * from '../by-operation/read-endpoint-secret/call.ts';
export * from '../by-operation/rotate-endpoint-key/call.ts';
export * from '../by-operation/list-endpoint-events/call.ts';
export * from '../by-operation/send-endpoint-again/call.ts';
