import { describe, expect, test } from 'vitest';
import { invalidLabels } from '../../addresses/address-conditions.ts';
import { auditAddress, auditConditions, readAuditQuery } from './audit-address.ts';
import { auditChips } from './audit-chips.ts';
import { placeOfObject } from './audit-place.ts';
import { actionWords, fieldWords } from './audit-words.ts';

// OFFICE-350
describe('the address of the audit', () => {
  test('has all conditions and the page', () => {
    const address =
      '/audit?from=2026-11-01&to=2026-11-20&actor=staff&actorId=7&action=invoice.status_changed' +
      '&object=invoice&objectId=019aa1f1&merchant=3&address=203.0.113.7&before=1795181164000.4211';
    const query = readAuditQuery(address.slice(address.indexOf('?')));
    expect(query.conditions.actorId).toBe(7);
    expect(auditAddress(query)).toBe(address);
    expect(auditChips(query.conditions).map(({ label }) => label)).toEqual([
      'Days: 01/11/2026 – 20/11/2026',
      'Actor: User 7',
      'Action: Invoice: status changed',
      'Object: Invoice 019aa1f1',
      'Merchant: 3',
      'Address: 203.0.113.7',
    ]);
  });

  test('is short where nothing narrows the list', () => {
    expect(auditAddress(readAuditQuery(''))).toBe('/audit');
  });

  test.each([
    'actorId=7',
    'actor=boss',
    'objectId=4',
    'action=drop table',
    'address=<b>',
    'from=2026-02-30',
    'before=now',
    'merchant=-1',
  ])('leaves out what narrows nothing: %s', (search) => {
    expect(auditAddress(readAuditQuery(search))).toBe('/audit');
  });

  test('a chip takes its own condition away', () => {
    const { conditions } = readAuditQuery('actor=staff&actorId=7&object=invoice');
    const [actor] = auditChips(conditions);
    expect(actor?.without).toEqual({ actorType: undefined, actorId: undefined });
  });
});

// OFFICE-350
describe('an entry in words', () => {
  test.each([
    ['invoice.status_changed', 'Invoice: status changed'],
    ['api_key.created', 'API key: created'],
  ])('%s is "%s"', (action, words) => expect(actionWords(action)).toBe(words));

  test.each([
    ['poolIds', 'Pool ids'],
    ['name', 'Name'],
  ])('the field %s is "%s"', (field, words) => expect(fieldWords(field)).toBe(words));

  test('an object leads to its page, if there is one that the person may visit', () => {
    expect(placeOfObject({ kind: 'invoice', id: 'a b' }, [])).toBe('/invoices/a%20b');
    expect(placeOfObject({ kind: 'account', id: '4' }, [])).toBeUndefined();
    expect(placeOfObject({ kind: 'account', id: '4' }, ['people.account'])).toBe('/accounts/4');
    expect(placeOfObject({ kind: 'operation', id: 'listAccounts' }, [])).toBeUndefined();
  });
});

// OFFICE-940
test('an id without the kind that it is of is named as invalid', () => {
  const labelsOf = (search: string) => invalidLabels(new URLSearchParams(search), auditConditions);
  expect(labelsOf('actor=staff&actorId=7&object=invoice&objectId=a1&from=2026-11-01')).toEqual([]);
  expect(labelsOf('actorId=7&objectId=a1')).toEqual(['Actor ID', 'Object ID']);
  expect(labelsOf('actor=nobody&actorId=7&to=2026-02-30')).toEqual([
    'Days (UTC)',
    'Actor',
    'Actor ID',
  ]);
});
