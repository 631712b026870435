import { expect, test } from 'vitest';
import { isDatabaseUnavailable, ofConnection } from '../db/query-error.ts';
import { toProblem } from './problem-answers.ts';

const reset = (message: string) => Object.assign(new Error(message), { code: 'ECONNRESET' });

// RUN-490
test('a caller that goes away while its body is read is no outage of the database', () => {
  expect(isDatabaseUnavailable(reset('aborted'))).toBe(false);
  expect(isDatabaseUnavailable(reset('read ECONNRESET'))).toBe(false);
  const lost = ofConnection(reset('read ECONNRESET'));
  expect(toProblem(lost)).toMatchObject({ status: 503, code: 'unavailable' });
});
