import { afterEach, expect, test } from 'vitest';
import { speak } from '../../locale/language/index.ts';
import { russianTexts } from '../../locale/ru/russian-texts.ts';
import { missingWords } from './missing-words.ts';

afterEach(() => speak('en'));

test('an empty field has the words of the browser in English, and ours in another language', () => {
  expect(missingWords()).toBeUndefined();
  speak('ru', russianTexts);
  expect(missingWords()).toBe('Заполните это поле');
});
