import { generateKeyPairSync } from 'node:crypto';
import { asId } from '@tiyin/domain/ids';
import { minorUnits } from '@tiyin/domain/money';
import { expect, test } from 'vitest';
import { type Receipt, readTokenParts, verifyReceipt, writeReceiptToken } from './receipt-token.ts';

const receipt: Receipt = {
  invoiceId: asId('01992f6e-7c1a-7b55-9d0e-1f2a3b4c5d6e'),
  type: 'Deposit',
  isTest: false,
  amount: minorUnits(48_000_000n),
  currency: 'UZS',
  merchantName: 'Самарқанд “Market”',
  paidAt: new Date('2026-11-20T10:47:01Z'),
};
const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const token = writeReceiptToken(receipt, { id: 7, privateKey });

const check = (text: string, key = publicKey) => {
  const parts = readTokenParts(text);
  return parts && verifyReceipt(parts, key);
};

// FORM-261
test('a token gives back its receipt', () => {
  expect(check(token)).toEqual(receipt);
  expect(readTokenParts(token)?.keyId).toBe(7);
});

// FORM-261
test('a token with any character changed is not genuine', () => {
  // The last character of a signature holds four bits that say nothing.
  const changed = Array.from(token.slice(0, -1), (character, at) => {
    const other = character === 'B' ? 'C' : 'B';
    return token.slice(0, at) + other + token.slice(at + 1);
  });
  expect(changed.map((text) => check(text)).filter((found) => found !== undefined)).toEqual([]);
});

test('a token of another key, or of another key’s number, is not genuine', () => {
  expect(check(token, generateKeyPairSync('ed25519').publicKey)).toBeUndefined();
  expect(check(token.replace('7.', '8.'))).toBeUndefined();
});

test.each(['', 'x', '1.x.y', `${token}x`, token.slice(0, -1), `0${token}`, '1..', `${token}.x`])(
  'the text %j is not a token',
  (text) => {
    expect(check(text)).toBeUndefined();
  },
);
