// Generated from openapi.yaml by `npm run generate`. Do not edit.

export * from '../by-operation/list-people/call.ts';
export * from '../by-operation/invite-person/call.ts';
export * from '../by-operation/get-person/call.ts';
export * from '../by-operation/change-person-roles/call.ts';
export * from '../by-operation/disable-person/call.ts';
export * from '../by-operation/enable-person/call.ts';
export * from '../by-operation/revoke-invitation/call.ts';
export * from '../by-operation/renew-invitation/call.ts';
export * from '../by-operation/end-person-sessions/call.ts';
export * from '../by-operation/end-person-session/call.ts';
export * from '../by-operation/list-roles/call.ts';
export * from '../by-operation/create-role/call.ts';
export * from '../by-operation/delete-role/call.ts';
export * from '../by-operation/change-role/call.ts';
