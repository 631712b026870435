// Generated from openapi.yaml by `npm run generate`. Do not edit.

export * from '../by-operation/list-audit-entries/hook.ts';
export * from '../by-operation/export-audit-entries/hook.ts';
