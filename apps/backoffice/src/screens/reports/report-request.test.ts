import { expect, test } from 'vitest';
import { reportAddress, type ReportRequest } from './report-request.ts';

const request: ReportRequest = {
  periodStart: '2026-11-01',
  periodEnd: '2026-11-20',
  currencyId: 1,
  providerId: 2,
  terminalPoolId: 3,
};
const period = 'periodStart=2026-11-01&periodEnd=2026-11-20';

test.each([
  ['invoice', `/api/v1/report/invoice?${period}&terminalId=7`],
  ['balance', `/api/v1/report/balance?${period}&currencyId=1&terminalId=7`],
  ['provider', `/api/v1/report/provider?${period}&currencyId=1&providerId=2&terminalId=7`],
  ['pool.balance', `/api/v1/report/pool/balance?${period}&terminalPoolId=3&terminalId=7`],
] as const)('%s is asked for with what it needs, and with the terminal', (name, address) => {
  expect(reportAddress(name, request, 7)).toBe(address);
});

test('without a terminal it is not named', () => {
  expect(reportAddress('invoice', request, null)).toBe(`/api/v1/report/invoice?${period}`);
});
