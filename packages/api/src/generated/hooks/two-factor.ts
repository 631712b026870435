// Generated from openapi.yaml by `npm run generate`. Do not edit.

export * from '../by-operation/get-two-factor/hook.ts';
export * from '../by-operation/begin-two-factor/hook.ts';
export * from '../by-operation/confirm-two-factor/hook.ts';
export * from '../by-operation/renew-recovery-codes/hook.ts';
export * from '../by-operation/turn-off-two-factor/hook.ts';
