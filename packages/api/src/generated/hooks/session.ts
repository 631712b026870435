// Generated from openapi.yaml by `npm run generate`. Do not edit.

export * from '../by-operation/login/hook.ts';
export * from '../by-operation/begin-passkey-sign-in/hook.ts';
export * from '../by-operation/sign-in-with-passkey/hook.ts';
export * from '../by-operation/begin-oidc-sign-in/hook.ts';
export * from '../by-operation/finish-oidc/hook.ts';
export * from '../by-operation/logout-by-oidc/hook.ts';
export * from '../by-operation/logout/hook.ts';
export * from '../by-operation/get-current-user/hook.ts';
export * from '../by-operation/choose-test-dashboard/hook.ts';
export * from '../by-operation/get-own-session/hook.ts';
export * from '../by-operation/step-up/hook.ts';
export * from '../by-operation/begin-oidc-step-up/hook.ts';
export * from '../by-operation/begin-passkey-step-up/hook.ts';
export * from '../by-operation/read-invitation/hook.ts';
export * from '../by-operation/accept-invitation/hook.ts';
