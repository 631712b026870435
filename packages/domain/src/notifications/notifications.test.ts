import { describe, expect, test } from 'vitest';
import { isNearLimit, notificationStatus, notificationType, notificationTypes } from './index.ts';

describe('kinds of notifications', () => {
  test('each has its own words for people, and its place as its id', () => {
    expect(notificationTypes.map(({ id }) => id)).toEqual(notificationTypes.map((_, at) => at + 1));
    expect(new Set(notificationTypes.map(({ value }) => value)).size).toBe(12);
    expect(notificationTypes.map(({ code }) => notificationType(code))).toEqual(notificationTypes);
  });

  test('the statuses are the words of section 4', () => {
    expect(notificationStatus('IN_PROCESS')).toEqual({ code: 'IN_PROCESS', value: 'In Process' });
    expect(notificationStatus('CLOSED')).toEqual({ code: 'CLOSED', value: 'Closed' });
  });
});

describe('an account is near its limit', () => {
  test.each([
    [899n, 1_000n, false],
    [900n, 1_000n, true],
    [1_100n, 1_000n, true],
    [9n, 11n, false],
    [10n, 11n, true],
    [0n, 0n, false],
    [-5n, 0n, false],
    [1n, 0n, true],
  ])('with %d of %d: %s', (standing, limit, isNear) => {
    expect(isNearLimit(standing, limit)).toBe(isNear);
  });
});
