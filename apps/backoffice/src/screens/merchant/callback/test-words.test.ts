import { expect, test } from 'vitest';
import { testWords } from './test-words.ts';

const came = { url: 'https://shop.example', answer: '', error: null, statusCode: null };

test.each([
  [{ statusCode: 204 }, true, 'The test callback was taken: 204'],
  [{ statusCode: 301 }, false, 'Redirects are not followed: give the address that they lead to.'],
  [
    { statusCode: 500 },
    false,
    'Only an answer of 2xx takes a callback; any other is tried again for a day.',
  ],
  [{ error: 'timed_out' }, false, 'Nothing was answered within 10 seconds.'],
  [
    { error: 'address_refused' },
    false,
    'The address leads to a private network, which is never called.',
  ],
  [{ error: 'CERT_HAS_EXPIRED' }, false, 'The connection failed (CERT_HAS_EXPIRED).'],
])('%j is shown as: taken %s, %s', (differences, isTaken, text) => {
  const said = testWords({ ...came, ...differences });
  expect(said.isTaken).toBe(isTaken);
  expect(`${said.title} ${said.words}`).toContain(text);
});
