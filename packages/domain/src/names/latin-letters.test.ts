import { describe, expect, test } from 'vitest';
import { latinLetters } from './index.ts';

describe('a name in Latin letters', () => {
  test.each([
    ['Сбербанк', 'sberbank'],
    ['Тинькофф', 'tinkoff'],
    ['Альфа-Банк', 'alfa-bank'],
    ['Точка ФК Открытие', 'tochka fk otkrytie'],
    ['ЮMoney', 'yumoney'],
    ['Ипак Йўли', 'ipak iўli'],
  ])('of %s is %s', (name, expected) => {
    expect(latinLetters(name)).toBe(expected);
  });

  test('leaves no Russian letter', () => {
    expect(latinLetters('АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ')).toMatch(/^[a-z]+$/);
  });
});
