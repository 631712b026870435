// Generated from openapi.yaml by `npm run generate`. Do not edit.

export * from '../by-operation/login/call.ts';
export * from '../by-operation/begin-passkey-sign-in/call.ts';
export * from '../by-operation/sign-in-with-passkey/call.ts';
export * from '../by-operation/begin-oidc-sign-in/call.ts';
export * from '../by-operation/finish-oidc/call.ts';
export * from '../by-operation/logout-by-oidc/call.ts';
export * from '../by-operation/logout/call.ts';
export * from '../by-operation/get-current-user/call.ts';
export * from '../by-operation/choose-test-dashboard/call.ts';
export * from '../by-operation/get-own-session/call.ts';
export * from '../by-operation/step-up/call.ts';
export * from '../by-operation/begin-oidc-step-up/call.ts';
export * from '../by-operation/begin-passkey-step-up/call.ts';
export * from '../by-operation/read-invitation/call.ts';
export * from '../by-operation/accept-invitation/call.ts';
