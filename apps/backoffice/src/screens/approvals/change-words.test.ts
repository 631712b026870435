import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { i18n } from '../../texts/i18n.ts';
import { changeName, changeWords } from './change-words.ts';
import { changeNames, changeValues } from './vocabulary/change-texts.ts';

const change = { name: 'It may', before: null, after: 'Read, Pay out' };

test('in English the words of the server stay', () => {
  for (const text of changeNames) expect(changeName({ name: text() })).toBe(text());
  for (const text of changeValues) {
    expect(changeWords({ ...change, after: text() }).after).toBe(text());
  }
  expect(changeName({ name: 'Refund: approval above' })).toBe('Refund: approval above');
  expect(changeName({ name: 'Fee of Humo' })).toBe('Fee of Humo');
});

describe('in Russian', () => {
  beforeEach(() => {
    i18n.load('ru', { Read: 'Чтение', 'Pay out': 'Выплаты', Refund: 'Возврат' });
    i18n.activate('ru');
  });
  afterEach(() => i18n.activate('en'));

  test('each word is translated', () => {
    expect(changeWords(change)).toEqual({ before: null, after: 'Чтение, Выплаты' });
    expect(changeName({ name: 'Refund' })).toBe('Возврат');
  });

  test('a name that people chose stays', () => {
    expect(changeWords({ ...change, name: 'Roles', after: 'Read' }).after).toBe('Read');
  });
});
