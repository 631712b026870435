// Generated from openapi.yaml by `npm run generate`. Do not edit.

export * from '../by-operation/find-invoice-places/call.ts';
