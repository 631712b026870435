// Generated from openapi.yaml by `npm run generate`. Do not edit.

export * from '../by-operation/list-monitored-terminals/hook.ts';
export * from '../by-operation/list-terminal-statistics/hook.ts';
export * from '../by-operation/list-success-drops/hook.ts';
export * from '../by-operation/get-form-funnel/hook.ts';
export * from '../by-operation/list-monitoring-events/hook.ts';
