import { expect, test } from 'vitest';
import { testWords } from './test-words.ts';

// OFFICE-371
test.each([
  [404, null, true, /accepts the signature/, /does not exist/],
  [200, null, false, /answered 200/, /should answer 404/],
  [401, null, false, /answered 401/, /same secret/],
  [403, null, false, /answered 403/, /same secret/],
  [302, null, false, /answered 302/, /Redirects are not followed/],
  [502, null, false, /answered 502/, /on its side/],
  [null, 'timed_out', false, /did not answer/, /10 seconds/],
  [null, 'address_refused', false, /did not answer/, /private network/],
  [null, 'EPROTO', false, /did not answer/, /EPROTO/],
  [null, null, false, /did not answer/, /failed/],
])('a test call that brought %s %s is good: %s', (statusCode, error, isGood, title, words) => {
  const found = testWords({ statusCode, error });
  expect(found.isGood).toBe(isGood);
  expect(found.title).toMatch(title);
  expect(found.words).toMatch(words);
});
