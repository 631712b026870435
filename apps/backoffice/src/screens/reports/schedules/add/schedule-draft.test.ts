import { expect, test } from 'vitest';
import { newSchedule, scheduleRequest } from './schedule-draft.ts';

const filled = {
  ...newSchedule('provider'),
  currency: '1',
  provider: '2',
  pool: '3',
  webhookUrl: ' ',
  emails: 'a@b.example\nc@d.example',
};

test.each([
  ['invoice', null, null, null],
  ['balance', 1, null, null],
  ['provider', 1, 2, null],
  ['pool.balance', null, null, 3],
] as const)('%s has the choices that it needs alone', (report, currencyId, providerId, pool) => {
  expect(scheduleRequest({ ...filled, report }, 12)).toEqual({
    report,
    interval: 'WEEKLY',
    currencyId,
    providerId,
    terminalPoolId: pool,
    terminalId: 12,
    webhookUrl: null,
    emails: ['a@b.example', 'c@d.example'],
  });
});

test('what was not chosen is left to the server, which names the field', () => {
  const draft = { ...newSchedule('balance'), webhookUrl: 'https://books.example' };
  expect(scheduleRequest(draft, null)).toMatchObject({
    currencyId: null,
    terminalId: null,
    webhookUrl: 'https://books.example',
    emails: [],
  });
});
