import { expect, test } from 'vitest';
import { callbackAddressError, longestCallbackAddress } from './index.ts';

const whole = 'Write a whole http or https address, such as https://shop.example/callbacks';

// API-39
test.each([
  ['', whole],
  ['shop.example/callbacks', whole],
  ['ftp://shop.example', whole],
  ['javascript:alert(1)', whole],
  ['https://', whole],
  ['https://shop:secret@shop.example', 'Leave the user name and the password out of the address'],
  ['https://shop@shop.example', 'Leave the user name and the password out of the address'],
  [`https://shop.example/${'a'.repeat(longestCallbackAddress)}`, 'The address is too long'],
])('%j is not a callback address', (text, message) => {
  expect(callbackAddressError(text)).toBe(message);
});

test.each([
  'https://shop.example/callbacks',
  ' http://shop.example:8080 ',
  'http://127.0.0.1:4000/?shop=1',
])('%j is a callback address, wherever it leads', (text) =>
  expect(callbackAddressError(text)).toBeUndefined(),
);
