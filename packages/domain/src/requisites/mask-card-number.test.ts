import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { maskCardNumber, maskCardOrPhone } from './index.ts';

describe('maskCardNumber', () => {
  test.each([
    ['', ''],
    ['9860', '9860'],
    ['98601', '9860 1'],
    ['9860120115551234', '9860 1201 1555 1234'],
    // FORM-244
    ['98601201155512345', '9860 1201 1555 1234 5'],
    ['8600 1201 1555 1234 56', '8600 1201 1555 1234 56'],
    ['8600-1201-1555-1234', '8600 1201 1555 1234'],
    ['  4276 3800 1234 5678  ', '4276 3800 1234 5678'],
    ['41111111111111111112', '4111 1111 1111 1111 1112'],
    ['card 4276', '4276'],
  ])('%s shows %s', (text, expected) => {
    expect(maskCardNumber(text)).toBe(expected);
  });

  test('masking twice changes nothing', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\d -]{0,30}$/), (text) => {
        expect(maskCardNumber(maskCardNumber(text))).toBe(maskCardNumber(text));
      }),
    );
  });
});

describe('maskCardOrPhone', () => {
  test.each([
    ['9860120115551234', '9860 1201 1555 1234'],
    ['+', '+'],
    ['+998 90', '+99890'],
    ['+998901234567', '+998 90 123 45 67'],
    [' +998 (90) 123-45-67', '+998 90 123 45 67'],
    ['+79161234567', '+7 916 123 45 67'],
    ['+1 202 555 0123', '+12025550123'],
    ['+123456789012345', '+123456789012345'],
    ['+1234567890123456', '1234 5678 9012 3456'],
    // FORM-243
    ['998901234567', '+998 90 123 45 67'],
    ['996555123456', '+996 555 123456'],
    ['994501234567', '+994 50 123 45 67'],
    ['79161234567', '+7 916 123 45 67'],
    ['99890123456', '9989 0123 456'],
    ['9989012345678', '9989 0123 4567 8'],
    ['89161234567', '8916 1234 567'],
    ['220000000000010', '2200 0000 0000 010'],
  ])('%s shows %s', (text, expected) => {
    expect(maskCardOrPhone(text)).toBe(expected);
  });

  test('masking twice changes nothing', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\+?[\d -]{0,30}$/), (text) => {
        expect(maskCardOrPhone(maskCardOrPhone(text))).toBe(maskCardOrPhone(text));
      }),
    );
  });
});
