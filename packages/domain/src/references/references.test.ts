import { describe, expect, test } from 'vitest';
import { currencyCodes } from '../money/index.ts';
import { referenceHeaders, referenceList, sbpBankByCode, sbpBanks } from './index.ts';
import { sbpBankNames } from './sbp-bank-names.ts';

const headerIds = Object.values(referenceHeaders);
const filled = [101, 102, 103, 105, 108, 200, 201, 202, 204, 205];

const codesOf = (headerId: number) => referenceList(headerId)?.map(({ code }) => code);

// API-15
test('the header ids are 99 to 205', () => {
  expect(headerIds).toEqual([
    99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 110, 111, 112, 113, 114, 200, 201, 202, 203,
    204, 205,
  ]);
});

test('a list that has no values yet is empty, an unknown one is not there', () => {
  const empty = headerIds.filter((id) => !filled.includes(id));
  expect(empty.map((id) => referenceList(id))).toEqual(empty.map(() => []));
  expect([0, 98, 109, 115, 206, 1.5].map((id) => referenceList(id))).toEqual(
    Array.from({ length: 6 }),
  );
});

describe.each(filled)('list %i', (headerId) => {
  // API-16
  test('has ids from 1 in its order, each code once, and a word for people', () => {
    const items = referenceList(headerId) ?? [];
    expect(items.map(({ id }) => id)).toEqual(items.map((_, index) => index + 1));
    expect(new Set(items.map(({ code }) => code)).size).toBe(items.length);
    expect(items.every(({ value }) => value.trim() !== '')).toBe(true);
  });
});

// INVOICE-47, ROUTING-8
test('the lists have the agreed codes', () => {
  expect(codesOf(101)).toEqual(currencyCodes);
  expect(codesOf(102)).toEqual(['I', 'S', 'C', 'B', 'N']);
  expect(codesOf(103)).toEqual(['CARD_NUMBER', 'PHONE_NUMBER', 'OWNER', 'BANK_NAME']);
  expect(codesOf(105)).toEqual(['I', 'S', 'C', 'B', 'N']);
  expect(codesOf(108)).toContain('TRANSFER_UNMATCHED');
  expect(referenceList(200)).toEqual([
    { id: 1, value: 'flow.type.DEPOSIT', code: 'DEPOSIT' },
    { id: 2, value: 'flow.type.WITHDRAWAL', code: 'WITHDRAWAL' },
  ]);
  expect(codesOf(201)).toContain('IN_PROGRESS');
  expect(codesOf(202)).toEqual(['NEW', 'SENT', 'UNKNOWN', 'PAID', 'FAILED']);
  expect(codesOf(204)).toEqual(['NEW', 'IN_WORK', 'PENDING', 'SOLVED', 'REJECTED']);
});

test('the Sbp banks are 182, each with a member code that fits an integer of JSON', () => {
  const banks = referenceList(205) ?? [];
  expect(banks).toHaveLength(182);
  expect(banks[0]).toEqual({ id: 1, value: 'Сбербанк', code: '100000000111' });
  expect(banks.filter(({ code }) => !/^[1-9]\d{11}$/.test(code))).toEqual([]);
});

test('an Sbp bank is found by its codeInteger, and nothing else is', () => {
  expect(sbpBankByCode(100_000_000_111)?.name).toBe('Сбербанк');
  expect(sbpBanks.every((bank) => sbpBankByCode(Number(bank.code)) === bank)).toBe(true);
  expect([0, 1, 100_000_000_999, Number.NaN].map(sbpBankByCode)).toEqual(Array.from({ length: 4 }));
});

// FORM-248
describe('other names of banks', () => {
  test('belong to banks of the list, and repeat none of its names', () => {
    const codes = new Set(sbpBanks.map(({ code }) => code));
    const names = new Set(sbpBanks.map(({ name }) => name.toLowerCase()));
    for (const [code, { currentName, aliases }] of Object.entries(sbpBankNames)) {
      expect(codes).toContain(code);
      const others = [...(currentName === undefined ? [] : [currentName]), ...aliases];
      expect(new Set(others).size).toBe(others.length);
      expect(others.filter((name) => names.has(name.toLowerCase()))).toEqual([]);
    }
  });

  test('have the present name of a bank that was renamed', () => {
    expect(sbpBankByCode(100_000_000_004)).toMatchObject({
      name: 'Тинькофф',
      currentName: 'Т-Банк',
    });
  });
});
