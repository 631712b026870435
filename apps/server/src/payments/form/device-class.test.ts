import { expect, test } from 'vitest';
import { deviceClass, isOpenedByPerson } from './device-class.ts';

const ofAndroid =
  'Mozilla/5.0 (Linux; Android 15; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0';

// FORM-780
test.each([
  [`${ofAndroid} Mobile Safari/537.36`, 'PHONE'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Mobile/15E148 Safari/604.1', 'PHONE'],
  [`${ofAndroid} Safari/537.36`, 'TABLET'],
  ['Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) Mobile/15E148 Safari/604.1', 'TABLET'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/131.0.0.0 Safari/537.36', 'DESKTOP'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.1 Safari/605.1.15', 'DESKTOP'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0', 'DESKTOP'],
  ['something else', null],
  [undefined, null],
])('%j is a %s', (userAgent, device) => {
  expect(deviceClass(userAgent)).toBe(device);
});

// FORM-780
test.each([
  [{ 'user-agent': 'TelegramBot (like TwitterBot)' }, false],
  [{ 'user-agent': 'WhatsApp/2.23.20.0' }, false],
  [{ 'user-agent': 'facebookexternalhit/1.1' }, false],
  [{ 'user-agent': `${ofAndroid} Mobile`, 'sec-purpose': 'prefetch;prerender' }, false],
  [{ 'user-agent': `${ofAndroid} Mobile` }, true],
  [{}, true],
])('a request with %j is of a person: %s', (headers, isPerson) => {
  expect(isOpenedByPerson(headers)).toBe(isPerson);
});
