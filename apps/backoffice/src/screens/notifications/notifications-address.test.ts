import { expect, test } from 'vitest';
import {
  lastPageOf,
  notificationsAddress,
  readNotificationsQuery,
} from './notifications-address.ts';

const initial = { status: 'IN_PROCESS', kind: null, isMine: false, page: 0, size: 10 } as const;

test.each([
  ['', {}],
  ['status=closed&page=3&size=25', { status: 'CLOSED', page: 2, size: 25 }],
  ['status=all&page=2', { status: 'ALL', page: 1 }],
  ['kind=TICKET_WAITS&mine=true', { kind: 'TICKET_WAITS', isMine: true }],
] as const)('%j is a list and the list is that address', (search, differences) => {
  const query = { ...initial, ...differences };
  expect(readNotificationsQuery(search)).toEqual(query);
  expect(notificationsAddress(query)).toBe(`/notifications${search === '' ? '' : `?${search}`}`);
});

test.each([
  'status=open',
  'page=0',
  'page=-1',
  'page=1.5',
  'page=x',
  'page=100001',
  'size=7',
  'kind=X',
])('an invalid part is the default: %s', (search) => {
  expect(readNotificationsQuery(search)).toEqual(initial);
});

test('the last page of nothing is the first', () => {
  expect([lastPageOf(0, 10), lastPageOf(10, 10), lastPageOf(11, 10)]).toEqual([0, 0, 1]);
});
