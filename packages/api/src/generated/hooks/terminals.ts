// Generated from openapi.yaml by `npm run generate`. Do not edit.

export * from '../by-operation/list-terminals/hook.ts';
export * from '../by-operation/create-terminal/hook.ts';
export * from '../by-operation/remove-terminal-attribute/hook.ts';
export * from '../by-operation/get-terminal/hook.ts';
export * from '../by-operation/change-terminal/hook.ts';
export * from '../by-operation/save-terminal/hook.ts';
export * from '../by-operation/get-terminal-readiness/hook.ts';
export * from '../by-operation/create-test-form/hook.ts';
export * from '../by-operation/list-pools/hook.ts';
