// Generated from openapi.yaml by `npm run generate`. Do not edit.

export * from '../by-operation/list-merchants/call.ts';
export * from '../by-operation/create-merchant/call.ts';
export * from '../by-operation/get-own-merchant/call.ts';
export * from '../by-operation/get-merchant-balance/call.ts';
export * from '../by-operation/get-merchant/call.ts';
export * from '../by-operation/change-merchant/call.ts';
export * from '../by-operation/get-merchant-look/call.ts';
export * from '../by-operation/change-merchant-look/call.ts';
export * from '../by-operation/get-merchant-deposit/call.ts';
export * from '../by-operation/get-merchant-withdrawal/call.ts';
export * from '../by-operation/get-merchant-trend/call.ts';
