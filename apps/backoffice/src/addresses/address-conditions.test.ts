import { expect, test } from 'vitest';
import { invalidLabels, withoutInvalid, type AddressConditions } from './address-conditions.ts';

const conditions: AddressConditions = {
  status: { label: () => 'Status', isValid: (text) => /^\d$/.test(text), isList: true },
  kind: { label: () => 'Kind', isValid: (text) => text === 'card' },
  kindId: {
    label: () => 'Kind ID',
    isValid: (text, parameters) => parameters.has('kind') && /^\d+$/.test(text),
  },
};

// OFFICE-940
test.each([
  ['', [], ''],
  [
    'kind=card&kindId=7&status=1&status=2&page=3',
    [],
    'kind=card&kindId=7&status=1&status=2&page=3',
  ],
  ['kind=&status=', [], 'kind=&status='],
  ['unknown=1', [], 'unknown=1'],
  ['kind=x&page=3', ['Kind'], 'page=3'],
  ['kindId=7', ['Kind ID'], ''],
  ['status=1&status=x', ['Status'], 'status=1'],
  ['kind=card&kind=x', ['Kind'], 'kind=card'],
  ['kind=x&kind=card&kind=card', ['Kind'], 'kind=card'],
  ['status=1&status=1', [], 'status=1&status=1'],
])('of ?%s the invalid conditions are named and taken out', (search, labels, rest) => {
  expect(invalidLabels(new URLSearchParams(search), conditions)).toEqual(labels);
  expect(withoutInvalid(search, conditions)).toBe(rest);
});
