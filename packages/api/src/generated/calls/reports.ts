// Generated from openapi.yaml by `npm run generate`. Do not edit.

export * from '../by-operation/list-report-schedules/call.ts';
export * from '../by-operation/add-report-schedule/call.ts';
export * from '../by-operation/delete-report-schedule/call.ts';
export * from '../by-operation/pause-report-schedule/call.ts';
export * from '../by-operation/send-scheduled-report/call.ts';
export * from '../by-operation/list-exported-files/call.ts';
export * from '../by-operation/download-invoice-report/call.ts';
export * from '../by-operation/download-balance-report/call.ts';
export * from '../by-operation/download-provider-report/call.ts';
export * from '../by-operation/download-pool-balance-report/call.ts';
export * from '../by-operation/preview-invoice-report/call.ts';
export * from '../by-operation/preview-balance-report/call.ts';
export * from '../by-operation/preview-provider-report/call.ts';
export * from '../by-operation/preview-pool-balance-report/call.ts';
