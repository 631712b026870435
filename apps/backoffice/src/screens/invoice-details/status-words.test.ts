import { expect, test } from 'vitest';
import { makeStatusEvents } from '../../fixtures/invoices.ts';
import { describeStatusEvent } from './status-words.ts';

// OFFICE-44
test('an event shows its reason and its author, staff by name', () => {
  expect(makeStatusEvents().map(describeStatusEvent)).toEqual([
    'Changed by hand · Malika Karimova',
    'Said “I have paid” · customer',
    'Requisites were shown · customer',
    'The invoice was created · merchant',
  ]);
});

test('customer and merchant are distinguished in a cancellation', () => {
  const [event] = makeStatusEvents();
  const canceledBy = (type: 'customer' | 'merchant') =>
    event && describeStatusEvent({ ...event, actor: { type }, reason: `canceled_by_${type}` });
  expect(canceledBy('customer')).toBe('The customer gave up · customer');
  expect(canceledBy('merchant')).toBe('The merchant canceled it · merchant');
});
