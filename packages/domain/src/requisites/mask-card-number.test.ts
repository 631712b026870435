import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { maskCardNumber, maskCardOrPhone } from './index.ts';

describe('maskCardNumber (section 2, decision 37)', () => {
  test.each([
    ['', ''],
    ['9860', '9860'],
    ['98601', '9860 1'],
    ['9860120115551234', '9860 1201 1555 1234'],
    ['98601201155512345', '9860 1201 1555 1234'],
    ['8600-1201-1555-1234', '8600 1201 1555 1234'],
    ['  4276 3800 1234 5678  ', '4276 3800 1234 5678'],
    ['41111111111111111112', '4111 1111 1111 1111 111'],
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

describe('maskCardOrPhone (decision 36)', () => {
  test.each([
    ['9860120115551234', '9860 1201 1555 1234'],
    ['+', '+'],
    ['+998 90', '+99890'],
    ['+998901234567', '+998 90 123 45 67'],
    [' +998 (90) 123-45-67', '+998 90 123 45 67'],
    ['+79161234567', '+7 916 123 45 67'],
    ['+1 202 555 0123', '+12025550123'],
    ['+1234567890123456', '+123456789012345'],
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
