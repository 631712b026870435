// Generated from openapi.yaml by `npm run generate`. Do not edit.

export * from '../by-operation/list-monitored-terminals/call.ts';
export * from '../by-operation/list-terminal-statistics/call.ts';
export * from '../by-operation/list-success-drops/call.ts';
export * from '../by-operation/get-form-funnel/call.ts';
export * from '../by-operation/list-monitoring-events/call.ts';
