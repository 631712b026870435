// Generated from openapi.yaml by `npm run generate`. Do not edit.

export * from '../by-operation/get-two-factor/call.ts';
export * from '../by-operation/begin-two-factor/call.ts';
export * from '../by-operation/confirm-two-factor/call.ts';
export * from '../by-operation/renew-recovery-codes/call.ts';
export * from '../by-operation/turn-off-two-factor/call.ts';
