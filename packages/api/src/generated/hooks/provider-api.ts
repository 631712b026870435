// Generated from openapi.yaml by `npm run generate`. Do not edit.

export * from '../by-operation/report-as-provider/hook.ts';
