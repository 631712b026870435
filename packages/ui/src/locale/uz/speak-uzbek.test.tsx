import { DateField, DateInput, DateSegment, I18nProvider } from 'react-aria-components';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { say, speak } from '../language/index.ts';
import { speakUzbek } from './index.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  speak('en');
});

const render = () =>
  renderToStaticMarkup(
    <I18nProvider locale="uz">
      <DateField aria-label="Sana">
        <DateInput>{(segment) => <DateSegment segment={segment} />}</DateInput>
      </DateField>
    </I18nProvider>,
  );

test('React Aria and the library use Uzbek from the next render on, but not without a window', () => {
  speakUzbek();
  expect(render()).toContain('aria-valuetext="Empty"');
  vi.stubGlobal('window', {});
  speakUzbek();
  expect(render()).toContain('aria-valuetext="Boʻsh"');
  expect(say('Close')).toBe('Yopish');
});
