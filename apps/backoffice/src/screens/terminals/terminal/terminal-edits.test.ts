import { attributeTypeById } from '@tiyin/domain/terminals';
import { describe, expect, test } from 'vitest';
import { makeAttribute, makeTerminalDetails } from '../../../fixtures/terminal-details.ts';
import { changeValue, pickType, rowsOf, unsetRow, withEmptyRow } from './attribute-rows.ts';
import { methodErrors, methodRowsOf } from './method-rows.ts';
import { thresholdErrors } from './threshold-row.ts';
import { applyEdits, changeOf, countChanges, withoutAttribute } from './terminal-edits.ts';

const terminal = makeTerminalDetails({ attributes: [makeAttribute(7, 'I', '1')] });
const rows = rowsOf(terminal.attributes ?? []);
const typeOf = (id: number) => {
  const type = attributeTypeById(id);
  if (!type) throw new Error('no such type');
  return type;
};

describe('the saved request', () => {
  test('is nothing where nothing is another', () => {
    const edits = applyEdits(terminal, {});
    expect(changeOf(terminal, edits)).toEqual({});
    expect(countChanges(terminal, { name: ` ${terminal.name} ` })).toBe(0);
  });

  test('is the name, the pool, or the methods alone', () => {
    expect(changeOf(terminal, { name: ' Kiosk ' })).toEqual({ name: 'Kiosk' });
    expect(changeOf(terminal, { poolId: 2 })).toEqual({ poolId: 2 });
    const methods = methodRowsOf(terminal).map((row) => ({ ...row, isOffered: true }));
    expect(changeOf(terminal, { methods }).methods).toHaveLength(2);
  });

  test('has both thresholds if one changed, and none for people who do not see them', () => {
    const thresholds = { successPercentLowThreshold: 70, successPercentHighThreshold: 90 };
    const watched = makeTerminalDetails({ thresholds });
    expect(changeOf(watched, { thresholds: { low: 60, high: 90 } })).toEqual({
      thresholds: { ...thresholds, successPercentLowThreshold: 60 },
    });
    expect(countChanges(watched, { thresholds: { low: 70, high: 90 } })).toBe(0);
    expect(applyEdits(terminal, {}).thresholds).toBeUndefined();
    expect(thresholdErrors({ low: 91, high: 90 })).toHaveLength(1);
    expect(thresholdErrors({ low: 90, high: 90 })).toEqual([]);
  });

  // ROUTING-203
  test('is the largest addition to a fixed amount, once it is another and not empty', () => {
    expect(changeOf(terminal, { maxAdjustment: 500_000n })).toEqual({ maxAdjustment: 500_000 });
    expect(countChanges(terminal, { maxAdjustment: 0n })).toBe(0);
    // Nothing to send, but something to cancel.
    expect(countChanges(terminal, { maxAdjustment: null })).toBe(1);
    expect(applyEdits(terminal, {}).maxAdjustment).toBe(0n);
  });

  test('is the rule for money that is not the amount, once it is another', () => {
    expect(changeOf(terminal, { shortPayment: 'ACCEPT' })).toEqual({ shortPayment: 'ACCEPT' });
    expect(changeOf(terminal, { overPayment: 'PERSON' })).toEqual({ overPayment: 'PERSON' });
    expect(countChanges(terminal, { shortPayment: 'TOP_UP', overPayment: 'ACCEPT_AMOUNT' })).toBe(
      0,
    );
  });

  // ROUTING-10
  test('has no new attribute without a value, but an old one that lost it', () => {
    const picked = pickType(withEmptyRow(rows), 'new-1', typeOf(2));
    expect(countChanges(terminal, { attributes: picked })).toBe(0);
    const emptied = changeValue(picked, '7', '');
    expect(changeOf(terminal, { attributes: emptied })).toEqual({
      attributes: [{ value: '', attrType: { id: 1 } }],
    });
  });

  test('has no line of an attribute that was removed meanwhile', () => {
    const attributes = changeValue(rows, '7', '2');
    const left = { ...terminal, attributes: [] };
    expect(changeOf(left, withoutAttribute({ attributes, name: 'Kiosk' }, 7))).toEqual({
      name: 'Kiosk',
    });
    expect(withoutAttribute({ name: 'Kiosk' }, 7)).toEqual({ name: 'Kiosk' });
  });
});

// OFFICE-572
test('each changed value counts once, and not at all when it is the old one again', () => {
  const [first, ...others] = methodRowsOf(terminal);
  if (first === undefined) throw new Error('there is no method');
  const methods = [{ ...first, feeBasisPoints: 125, feeFixed: 1n }, ...others];
  const edits = { name: 'Kiosk', shortPayment: 'PERSON', methods } as const;
  expect(countChanges(terminal, edits)).toBe(3);
  expect(countChanges(terminal, { ...edits, name: terminal.name })).toBe(2);
  const attributes = changeValue(rows, '7', '2');
  expect(countChanges(terminal, { attributes })).toBe(1);
  expect(countChanges(terminal, {})).toBe(0);
});

describe('the lines of attributes', () => {
  test('end with one empty one, and never two', () => {
    const once = withEmptyRow(rows);
    expect(once.map(({ key }) => key)).toEqual(['7', 'new-1']);
    expect(withEmptyRow(once)).toBe(once);
    const picked = pickType(once, 'new-1', typeOf(4));
    expect(picked.at(-1)).toMatchObject({ value: 'true' });
    const twice = withEmptyRow(picked);
    expect(twice.map(({ key }) => key)).toEqual(['7', 'new-1', 'new-2']);
    expect(unsetRow(twice, 'new-1').map(({ key, type }) => [key, type?.code])).toEqual([
      ['7', 'I'],
      ['new-1', undefined],
    ]);
  });
});

test('methods with crossed limits are reported by the server’s own paths', () => {
  const crossed = methodRowsOf(terminal).map((row) => ({ ...row, maxAmount: 1n }));
  expect(methodErrors(crossed, 'UZS')).toMatchObject([{ path: '/methods/0/maxAmount' }]);
  const none = crossed.map((row) => ({ ...row, isOffered: false }));
  expect(methodErrors(none, 'UZS')).toMatchObject([{ path: '/methods' }]);
  expect(methodErrors(none, 'USD')).toEqual([]);
  const { currency } = terminal;
  const foreign = { ...terminal, currency: { ...currency, code: 'USDT' as const } };
  expect(methodRowsOf(foreign)).toEqual([]);
});
