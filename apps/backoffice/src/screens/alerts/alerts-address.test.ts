import { expect, test } from 'vitest';
import { alertAddress, readAlertId } from './alerts-address.ts';

test('the address of a rule names it', () => {
  expect(alertAddress(7)).toBe('/alerts?rule=7');
  expect(readAlertId('rule=7')).toBe(7);
});

test.each(['', 'rule=', 'rule=0', 'rule=-1', 'rule=1.5', 'rule=x', 'rule=99999999999'])(
  '?%s has no rule open',
  (search) => {
    expect(readAlertId(search)).toBeUndefined();
  },
);
