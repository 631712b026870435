import { expect, test } from 'vitest';
import { browserName } from './browser-name.ts';

const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0';

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:144.0) Gecko/20100101 Firefox/144.0',
    'Firefox on Windows',
  ],
  [`${mac} ${webkit} Safari/537.36`, 'Chrome on macOS'],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Safari/537.36 Edg/142.0.0.0`,
    'Edge on Windows',
  ],
  [
    `Mozilla/5.0 (Linux; Android 10; K) ${webkit} YaBrowser/25.8 Mobile Safari/537.36`,
    'Yandex Browser on Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
    'Safari on iPhone',
  ],
  ['curl/8.5.0 (Linux)', 'Linux'],
  ['<script>alert(1)</script>', null],
  ['', null],
  [undefined, null],
])('%j is %j', (userAgent, name) => {
  expect(browserName(userAgent)).toBe(name);
});
