import { describe, expect, test } from 'vitest';
import { demoRolePermissions, permissions } from '../permissions/index.ts';
import { minorUnits } from '../money/index.ts';
import {
  canCloseNotification,
  isNearLimit,
  notificationKinds,
  notificationStatus,
  notificationType,
  notificationTypes,
  reopenAfterMs,
  visibleNotificationKinds,
} from './index.ts';

describe('kinds of notifications', () => {
  test('each has its own words for people, and its place as its id', () => {
    expect(notificationTypes.map(({ id }) => id)).toEqual(notificationTypes.map((_, at) => at + 1));
    expect(new Set(notificationTypes.map(({ value }) => value)).size).toBe(20);
    expect(notificationTypes.map(({ code }) => notificationType(code))).toEqual(notificationTypes);
  });

  // PEOPLE-43
  test('the statuses have the agreed words', () => {
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
    expect(isNearLimit(minorUnits(standing), minorUnits(limit))).toBe(isNear);
  });
});

describe('a kind names the permission that sees it and the one that closes it', () => {
  const closable = (granted: readonly string[]) =>
    notificationKinds.filter((kind) => canCloseNotification(granted, kind));

  test('all permissions see and close all kinds, no permission sees and closes none', () => {
    expect(visibleNotificationKinds(permissions)).toEqual(notificationKinds);
    expect(closable(permissions)).toEqual(notificationKinds);
    expect([visibleNotificationKinds([]), closable([])]).toEqual([[], []]);
  });

  // PEOPLE-231
  test('no kind about money and accounts is seen by merchants, support and viewers', () => {
    const { merchant, support, viewer } = demoRolePermissions;
    expect(visibleNotificationKinds(merchant)).toEqual(['CALLBACK_FAILED', 'REPORT_FAILED']);
    expect(visibleNotificationKinds(support)).toEqual(['CALLBACK_FAILED', 'TICKET_WAITS']);
    expect(visibleNotificationKinds(viewer)).toEqual([]);
  });

  test('a permission to change without the one to see closes nothing', () => {
    expect(closable(['invoice.status.change', 'merchant.callback.edit'])).toEqual([]);
    expect(closable(['people.account'])).toEqual([]);
  });
});

test('a cause that blocks a customer is checked again after an hour, the others after a day', () => {
  const hourMs = 3_600_000;
  expect([reopenAfterMs('PAYOUT_WAITS'), reopenAfterMs('ACCOUNT_NEAR_LIMIT')]).toEqual([
    hourMs,
    24 * hourMs,
  ]);
});
