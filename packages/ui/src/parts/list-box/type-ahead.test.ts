import { expect, test } from 'vitest';
import { nothingTyped, typedTo, typeOn } from './type-ahead.ts';

// OFFICE-23
test('letters within 350 ms form one word, a later letter starts a new one', () => {
  const first = typeOn(nothingTyped, 'u', 1000);
  const second = typeOn(first, 'z', 1349);
  expect(second.text).toBe('uz');
  expect(typeOn(second, 'h', 1699).text).toBe('h');
  expect(typeOn(second, 'c', 1698).text).toBe('uzc');
});

const labels = ['ALL TERMINALS', 'Humo deposits', 'Humo payouts', 'СБП выплаты', 'Oʻzcard'];

test('letters select the option that begins with them, in any case', () => {
  expect(typedTo(labels, 'hum', -1)).toBe(1);
  expect(typedTo(labels, 'сбп в', 0)).toBe(3);
  expect(typedTo(labels, 'visa', 0)).toBe(-1);
});

test('one letter again and again leads through the options that begin with it', () => {
  expect(typedTo(labels, 'h', 1)).toBe(2);
  expect(typedTo(labels, 'h', 2)).toBe(1);
});

test('more letters stay at an option that still fits', () => {
  expect(typedTo(labels, 'humo', 2)).toBe(2);
});
