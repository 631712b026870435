// Generated from openapi.yaml by `npm run generate`. Do not edit.

export * from '../by-operation/list-checks/hook.ts';
export * from '../by-operation/run-checks/hook.ts';
