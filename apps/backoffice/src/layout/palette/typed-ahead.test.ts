import { expect, test } from 'vitest';
import { typeAhead } from './typed-ahead.ts';

const key = (pressed: string, held: object = {}) => ({
  altKey: false,
  ctrlKey: false,
  isComposing: false,
  key: pressed,
  metaKey: false,
  ...held,
});

test('typed text is kept, and can be deleted', () => {
  expect(typeAhead('re', key('p'))).toBe('rep');
  expect(typeAhead('ну', key('Backspace'))).toBe('н');
});

test.each([
  ['Enter', {}],
  ['Shift', {}],
  ['k', { ctrlKey: true }],
  ['k', { metaKey: true }],
  ['å', { altKey: true }],
  ['n', { isComposing: true }],
])('%s with %j changes no text', (pressed, held) => {
  expect(typeAhead('re', key(pressed, held))).toBeNull();
});
