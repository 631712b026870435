// Generated from openapi.yaml by `npm run generate`. Do not edit.

export * from '../by-operation/list-people/hook.ts';
export * from '../by-operation/invite-person/hook.ts';
export * from '../by-operation/get-person/hook.ts';
export * from '../by-operation/change-person-roles/hook.ts';
export * from '../by-operation/disable-person/hook.ts';
export * from '../by-operation/enable-person/hook.ts';
export * from '../by-operation/revoke-invitation/hook.ts';
export * from '../by-operation/renew-invitation/hook.ts';
export * from '../by-operation/end-person-sessions/hook.ts';
export * from '../by-operation/end-person-session/hook.ts';
export * from '../by-operation/list-roles/hook.ts';
export * from '../by-operation/create-role/hook.ts';
export * from '../by-operation/delete-role/hook.ts';
export * from '../by-operation/change-role/hook.ts';
