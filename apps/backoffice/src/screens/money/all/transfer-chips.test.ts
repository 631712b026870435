import { expect, test } from 'vitest';
import { readMoneyQuery } from '../../../addresses/money-address.ts';
import { transferChips } from './transfer-chips.ts';

const unnamed = { account: undefined, provider: undefined };
const labels = (address: string, names = unnamed) =>
  transferChips(readMoneyQuery(address), names).map(({ label }) => label);

// OFFICE-323
test('each condition of the filter is a chip in words', () => {
  const address = 'account=3&provider=2&currency=UZS&source=staff&from=2026-11-01&to=2026-11-20';
  expect(labels(address)).toEqual([
    'Days: 01/11/2026 – 20/11/2026',
    'Account: 3',
    'Provider: 2',
    'Currency: UZS',
    'Reported by: Staff',
  ]);
  expect(
    transferChips(readMoneyQuery(address), { account: 'Kapitalbank •••• 1234', provider: 'Payme' })
      .map(({ label }) => label)
      .slice(1, 3),
  ).toEqual(['Account: Kapitalbank •••• 1234', 'Provider: Payme']);
  expect(labels('tab=all&search=7&state=assigned')).toEqual([]);
});

test.each([
  ['from=2026-11-01', 'Since 01/11/2026'],
  ['to=2026-11-20', 'Until 20/11/2026'],
  ['from=2026-11-20&to=2026-11-20', 'Day: 20/11/2026'],
])('the days of %s are in words', (address, words) => expect(labels(address)).toEqual([words]));
