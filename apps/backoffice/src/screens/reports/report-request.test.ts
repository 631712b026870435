import {
  downloadBalanceReportAddress,
  downloadInvoiceReportAddress,
  downloadPoolBalanceReportAddress,
  downloadProviderReportAddress,
} from '@tiyin/api/calls/reports';
import { expect, test } from 'vitest';
import { reportAddress, type ReportRequest } from './report-request.ts';

const period = { periodStart: '2026-11-01', periodEnd: '2026-11-20' };
const request: ReportRequest = { ...period, currencyId: 1, providerId: 2, terminalPoolId: 3 };
const ofTerminal = { ...period, terminalId: 7 };

// INVOICE-61
test.each([
  ['invoice', downloadInvoiceReportAddress(ofTerminal)],
  ['balance', downloadBalanceReportAddress({ ...ofTerminal, currencyId: 1 })],
  ['provider', downloadProviderReportAddress({ ...ofTerminal, currencyId: 1, providerId: 2 })],
  ['pool.balance', downloadPoolBalanceReportAddress({ ...ofTerminal, terminalPoolId: 3 })],
] as const)('%s is requested with its parameters, and with the terminal', (name, address) => {
  expect(queryOf(reportAddress(name, request, 7))).toEqual(queryOf(address));
});

test('without a terminal it is not named', () => {
  expect(reportAddress('invoice', request, null)).toBe(downloadInvoiceReportAddress(period));
});

/* The path and the query, in any order. */
function queryOf(address: string) {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  return [pathname, Object.fromEntries(searchParams)];
}
