import { expect, test } from 'vitest';
import { monitoringAddress, readMonitoringChoice } from './monitoring-choice.ts';

test.each([
  ['', { merchantId: null, period: 60 }],
  ['merchant=2&period=0', { merchantId: 2, period: 0 }],
  ['merchant=2&period=180', { merchantId: 2, period: 180 }],
  ['merchant=x&period=90', { merchantId: null, period: 60 }],
] as const)('%j is the choice of %o, and is written the same again', (search, choice) => {
  expect(readMonitoringChoice(search)).toEqual(choice);
  const [, query = ''] = monitoringAddress(choice).split('?');
  expect(readMonitoringChoice(query)).toEqual(choice);
});

test('the first merchant in the last hour has the plain address', () => {
  expect(monitoringAddress({ merchantId: null, period: 60 })).toBe('/monitoring');
});
