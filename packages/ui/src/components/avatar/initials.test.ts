import { describe, expect, it } from 'vitest';
import { initialsOf } from './initials.ts';

describe('initialsOf', () => {
  it.each([
    ['Malika Karimova', 'MK'],
    ['malika karimova', 'MK'],
    ['Дилноза Юлдашева', 'ДЮ'],
    ['Ёлкин Сергей Ильич', 'ЁИ'],
    ['Malika', 'M'],
    ['  Malika   Karimova  ', 'MK'],
    ['«Humo» (Deposits)', 'HD'],
    ['Élodie Ångström', 'ÉÅ'],
    ['E\u0301lodie', 'É'],
    ['3 Terminal', '3T'],
  ])('%s: %s', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });

  it('keeps the Uzbek letters oʻ and gʻ whole, whichever mark they were typed with', () => {
    expect(initialsOf('Oʻtkir Gʻaniyev')).toBe('OʻGʻ');
    expect(initialsOf("o'tkir g’aniyev")).toBe('OʻGʻ');
    expect(initialsOf('Yoʻldosheva Dilnoza')).toBe('YD');
  });

  it('does not take a closing quote for half a letter', () => {
    expect(initialsOf('O’ Brien')).toBe('OB');
  });

  it('returns one initial on request, and none for a name without letters', () => {
    expect(initialsOf('Oʻtkir Gʻaniyev', 1)).toBe('Oʻ');
    expect(initialsOf('')).toBe('');
    expect(initialsOf(' – ')).toBe('');
  });
});
