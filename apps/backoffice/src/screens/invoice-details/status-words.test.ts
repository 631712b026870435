import { expect, test } from 'vitest';
import { makeStatusEvents } from '../../fixtures/invoices.ts';
import { describeStatusEvent } from './status-words.ts';

test('an event says why it happened and who did it, staff by name', () => {
  expect(makeStatusEvents().map(describeStatusEvent)).toEqual([
    'Changed by hand · Malika Karimova',
    'Said “I have paid” · customer',
    'Requisites were shown · customer',
    'The invoice was created · merchant',
  ]);
});
