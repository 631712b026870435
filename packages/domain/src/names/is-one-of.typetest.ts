import type { InvoiceStatusCode } from '../invoices/index.ts';
import { isOneOf } from './index.ts';

declare const status: InvoiceStatusCode;

isOneOf(status, ['NEW', 'PENDING']);
// @ts-expect-error a misspelt status
isOneOf(status, ['NEW', 'IN_PROGRES']);
