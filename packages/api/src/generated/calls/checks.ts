// Generated from openapi.yaml by `npm run generate`. Do not edit.

export * from '../by-operation/list-checks/call.ts';
export * from '../by-operation/run-checks/call.ts';
