import { maskCardNumber, maskCardOrPhone, maskRussianPhone } from '@tiyin/domain/requisites';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Mask } from './mask-edit.ts';
import { maskEdit } from './mask-edit.ts';

/** Presses one key at the bar; returns the text with a bar at the new caret. */
function press(mask: Mask, field: string, key: string): string {
  const caret = field.indexOf('|');
  const previous = field.replace('|', '');
  const after = previous.slice(caret);
  const edits: Readonly<Record<string, { raw: string; caret: number; inputType: string }>> = {
    Backspace: {
      raw: previous.slice(0, Math.max(caret - 1, 0)) + after,
      caret: Math.max(caret - 1, 0),
      inputType: 'deleteContentBackward',
    },
    Delete: {
      raw: previous.slice(0, caret) + after.slice(1),
      caret,
      inputType: 'deleteContentForward',
    },
  };
  const typed = previous.slice(0, caret) + key;
  const edit = edits[key] ?? { raw: typed + after, caret: typed.length, inputType: 'insertText' };
  const { text, caret: at } = maskEdit(mask, previous, edit);
  return `${text.slice(0, at)}|${text.slice(at)}`;
}

describe('the caret in a card number', () => {
  test.each([
    ['|', '9', '9|'],
    ['9860|', '1', '9860 1|'],
    ['98|0 1201', '6', '986|0 1201'],
    ['986|1 201', '0', '9860| 1201'],
    ['9860 |1201', '5', '9860 5|120 1'],
    ['9860 |1201', 'Backspace', '986|1 201'],
    ['9860| 1201', 'Delete', '9860| 201'],
    ['9860 1201|', 'Backspace', '9860 120|'],
    ['9860 1|', 'Backspace', '9860|'],
    ['|9860 1201', 'Backspace', '|9860 1201'],
    ['|9860 1201', 'Delete', '|8601 201'],
    ['9860 1201 1555 1234|', '5', '9860 1201 1555 1234 5|'],
    ['98|60 1201', 'x', '98|60 1201'],
    ['9|', ' 8 6 0 1', '9860 1|'],
  ])('%s and %s', (field, key, expected) => {
    expect(press(maskCardNumber, field, key)).toBe(expected);
  });
});

describe('the caret in a phone number', () => {
  test.each([
    ['|', '9', '+7 (9|'],
    ['+7 (916|', '1', '+7 (916) 1|'],
    ['+7 (916) |123', 'Backspace', '+7 (91|1) 23'],
    ['+7 (916|) 123', 'Delete', '+7 (916|) 23'],
    ['+7 (9|16) 123', '0', '+7 (90|1) 612-3'],
    ['+7 (|916) 123', 'Backspace', '+7 |(916) 123'],
    ['|', '89161234567', '+7 (916) 123-45-67|'],
  ])('%s and %s', (field, key, expected) => {
    expect(press(maskRussianPhone, field, key)).toBe(expected);
  });
});

describe('the caret in a card number or a phone', () => {
  test.each([
    ['|9989 0123', '+', '+|99890123'],
    ['+99890123456|', '7', '+998 90 123 45 67|'],
    ['+|99890123', 'Backspace', '|9989 0123'],
    ['9989 0123 456|', '7', '+998 90 123 45 67|'],
    ['9989 |0123 456', '7', '+998 97| 012 34 56'],
  ])('%s and %s', (field, key, expected) => {
    expect(press(maskCardOrPhone, field, key)).toBe(expected);
  });
});

test('a digit is inserted at the caret, and Backspace removes it again', () => {
  const places = fc.record({
    digits: fc.stringMatching(/^4\d{3,14}$/),
    at: fc.nat(15),
    key: fc.stringMatching(/^\d$/),
  });
  fc.assert(
    fc.property(places, ({ digits, at, key }) => {
      const text = maskCardNumber(digits);
      const caret = Math.min(at, text.length);
      const field = `${text.slice(0, caret)}|${text.slice(caret)}`;
      const typed = press(maskCardNumber, field, key);
      expect(typed.split('|')[0]?.endsWith(key)).toBe(true);
      expect(press(maskCardNumber, typed, 'Backspace').replace('|', '')).toBe(text);
    }),
  );
});
