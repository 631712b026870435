// Generated from openapi.yaml by `npm run generate`. Do not edit.

export * from '../by-operation/list-terminals/call.ts';
export * from '../by-operation/create-terminal/call.ts';
export * from '../by-operation/remove-terminal-attribute/call.ts';
export * from '../by-operation/get-terminal/call.ts';
export * from '../by-operation/change-terminal/call.ts';
export * from '../by-operation/save-terminal/call.ts';
export * from '../by-operation/get-terminal-readiness/call.ts';
export * from '../by-operation/create-test-form/call.ts';
export * from '../by-operation/list-pools/call.ts';
