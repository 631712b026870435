// Generated from openapi.yaml by `npm run generate`. Do not edit.

export * from '../by-operation/list-notifications/call.ts';
export * from '../by-operation/close-notification/call.ts';
export * from '../by-operation/list-notification-assignees/call.ts';
export * from '../by-operation/assign-notification/call.ts';
export * from '../by-operation/list-notification-comments/call.ts';
export * from '../by-operation/add-notification-comment/call.ts';
