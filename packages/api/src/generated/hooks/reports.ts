// Generated from openapi.yaml by `npm run generate`. Do not edit.

export * from '../by-operation/list-report-schedules/hook.ts';
export * from '../by-operation/add-report-schedule/hook.ts';
export * from '../by-operation/delete-report-schedule/hook.ts';
export * from '../by-operation/pause-report-schedule/hook.ts';
export * from '../by-operation/send-scheduled-report/hook.ts';
export * from '../by-operation/list-exported-files/hook.ts';
export * from '../by-operation/download-invoice-report/hook.ts';
export * from '../by-operation/download-balance-report/hook.ts';
export * from '../by-operation/download-provider-report/hook.ts';
export * from '../by-operation/download-pool-balance-report/hook.ts';
export * from '../by-operation/preview-invoice-report/hook.ts';
export * from '../by-operation/preview-balance-report/hook.ts';
export * from '../by-operation/preview-provider-report/hook.ts';
export * from '../by-operation/preview-pool-balance-report/hook.ts';
