import { afterEach, expect, test, vi } from 'vitest';
import { say, speak } from '../language/index.ts';
import { speakRussian } from './index.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  speak('en');
});

/* React Aria reads them once, and tests share it: what it would read is looked at instead. */
test('React Aria and the library receive their Russian, but not without a window', () => {
  speakRussian();
  expect(say('Close')).toBe('Close');
  const page = {};
  vi.stubGlobal('window', page);
  speakRussian();
  expect(say('Close')).toBe('Закрыть');
  expect(Reflect.get(page, Symbol.for('react-aria.i18n.locale'))).toBe('ru');
  expect(Reflect.get(page, Symbol.for('react-aria.i18n.strings'))).toMatchObject({
    '@react-aria/datepicker': { calendar: 'Календарь' },
  });
});
