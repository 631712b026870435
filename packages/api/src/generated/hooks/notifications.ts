// Generated from openapi.yaml by `npm run generate`. Do not edit.

export * from '../by-operation/list-notifications/hook.ts';
export * from '../by-operation/close-notification/hook.ts';
export * from '../by-operation/list-notification-assignees/hook.ts';
export * from '../by-operation/assign-notification/hook.ts';
export * from '../by-operation/list-notification-comments/hook.ts';
export * from '../by-operation/add-notification-comment/hook.ts';
