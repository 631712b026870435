// Generated from openapi.yaml by `npm run generate`. Do not edit.

export * from '../by-operation/list-audit-entries/call.ts';
export * from '../by-operation/export-audit-entries/call.ts';
