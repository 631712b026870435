import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { codeEdit, hasLetter, markOf } from './code-edit.ts';

/** Replaces what is between two bars, or writes at one; returns the text with a bar at the new caret. */
function write(field: string, written: string): string {
  const [before = '', ...rest] = field.split('|');
  const after = rest.at(-1) ?? '';
  const previous = field.replaceAll('|', '');
  const raw = before + written + after;
  const edit = { raw, caret: before.length + written.length };
  const { text, caret } = codeEdit(previous, edit, 6);
  return `${text.slice(0, caret)}|${text.slice(caret)}`;
}

describe('a code', () => {
  test.each([
    ['|', '1', '1|'],
    ['12|', '3', '123|'],
    ['12|45', '3', '123|45'],
    ['12|', 'x', '12|'],
    ['12|45', '-', '12|45'],
    ['|', '１２３', '123|'],
  ])('%s, with %s typed, is %s', (field, typed, expected) => {
    expect(write(field, typed)).toBe(expected);
  });

  test.each([
    ['|', '123 456', '123456|'],
    ['|', '123-456', '123456|'],
    ['|', ' 123456\n', '123456|'],
    ['12|', '3 4', '1234|'],
    ['12|', '123456', '123456|'],
    ['123456|', '987 654', '987654|'],
    ['123456|', '123456', '123456|'],
    ['|123456|', '987654', '987654|'],
    ['1|23456', '987654', '987654|'],
    ['|', '12345678', '123456|'],
  ])('%s, with %s pasted, is %s', (field, pasted, expected) => {
    expect(write(field, pasted)).toBe(expected);
  });

  test.each([
    ['12|3456', '9', '129|456'],
    ['|123456', '9', '9|23456'],
    ['12345|6', '9', '123459|'],
    ['123456|', '9', '123456|'],
    ['12|34|56', '9', '129|56'],
  ])('%s that is full, with %s typed, is %s', (field, typed, expected) => {
    expect(write(field, typed)).toBe(expected);
  });

  test('never has anything but digits, and never too many', () => {
    const edits = fc.record({
      previous: fc.stringMatching(/^\d{0,6}$/),
      raw: fc.string({ maxLength: 20 }),
      at: fc.nat(20),
    });
    fc.assert(
      fc.property(edits, ({ previous, raw, at }) => {
        const { text, caret } = codeEdit(previous, { raw, caret: Math.min(at, raw.length) }, 6);
        expect(text).toMatch(/^\d{0,6}$/);
        expect(caret).toBeLessThanOrEqual(text.length);
      }),
    );
  });
});

test('a recovery code has letters', () => {
  expect(hasLetter('k7m2-x9r4')).toBe(true);
  expect(hasLetter('к')).toBe(true);
  expect(hasLetter('123 456-7')).toBe(false);
});

describe('the marks of the cells', () => {
  const marks = (start: number, end: number) =>
    [0, 1, 2, 3].map((cell) => markOf(cell, { start, end }, 4));
  test.each([
    [0, 0, ['caret', 'none', 'none', 'none']],
    [2, 2, ['none', 'none', 'caret', 'none']],
    [4, 4, ['none', 'none', 'none', 'caret']],
    [1, 3, ['none', 'selected', 'selected', 'none']],
    [3, 4, ['none', 'none', 'none', 'selected']],
  ] as const)('of a selection from %i to %i', (start, end, expected) => {
    expect(marks(start, end)).toEqual(expected);
  });
});
