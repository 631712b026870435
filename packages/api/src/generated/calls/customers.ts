// Generated from openapi.yaml by `npm run generate`. Do not edit.

export * from '../by-operation/get-customer/call.ts';
