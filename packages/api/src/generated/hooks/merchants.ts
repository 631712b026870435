// Generated from openapi.yaml by `npm run generate`. Do not edit.

export * from '../by-operation/list-merchants/hook.ts';
export * from '../by-operation/create-merchant/hook.ts';
export * from '../by-operation/get-own-merchant/hook.ts';
export * from '../by-operation/get-merchant-balance/hook.ts';
export * from '../by-operation/get-merchant/hook.ts';
export * from '../by-operation/change-merchant/hook.ts';
export * from '../by-operation/get-merchant-look/hook.ts';
export * from '../by-operation/change-merchant-look/hook.ts';
export * from '../by-operation/get-merchant-deposit/hook.ts';
export * from '../by-operation/get-merchant-withdrawal/hook.ts';
export * from '../by-operation/get-merchant-trend/hook.ts';
