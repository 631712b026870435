import { expect, test } from 'vitest';
import { noFilter } from '../../addresses/invoice-filter.ts';
import { readInvoiceListQuery } from '../../addresses/invoice-list-address.ts';
import { readyViews } from './ready-views.ts';

// OFFICE-461
test('each ready view leads to a narrowed first page of the same terminal', () => {
  const query = {
    filter: { ...noFilter, search: 'karimov' },
    page: 3,
    size: 40,
    sort: 'largest',
    terminalId: 12,
  } as const;
  const now = Date.UTC(2026, 10, 20, 23, 59);
  const views = readyViews(query, now, { seeAssignees: true, seePayouts: true });
  const filters = views.map(({ address, name }) => {
    const { filter, ...list } = readInvoiceListQuery(address.split('?')[1] ?? '');
    expect(list).toEqual({ page: 0, size: 40, sort: 'newest', terminalId: 12 });
    return [name, filter];
  });
  expect(Object.fromEntries(filters)).toEqual({
    'Needs a person': { ...noFilter, statusIds: [8] },
    'Assigned to me': { ...noFilter, assignee: 'me' },
    'Customer says it is paid': { ...noFilter, statusIds: [3], flowType: 'DEPOSIT' },
    'Payouts under way': { ...noFilter, statusIds: [2, 4], flowType: 'WITHDRAWAL' },
    'Unknown payouts': { ...noFilter, isPayoutUnknown: true },
    Today: { ...noFilter, dateFrom: '2026-11-20', dateTo: '2026-11-20' },
    'Large today': {
      ...noFilter,
      isLarge: true,
      dateFrom: '2026-11-20',
      dateTo: '2026-11-20',
    },
    'Declined today': {
      ...noFilter,
      statusIds: [6],
      dateFrom: '2026-11-20',
      dateTo: '2026-11-20',
    },
  });
  const may = { seeAssignees: false, seePayouts: false };
  const names = readyViews(query, now, may).map(({ name }) => name);
  expect(names).toHaveLength(views.length - 2);
  expect(names).not.toContain('Unknown payouts');
  expect(names).not.toContain('Assigned to me');
});
