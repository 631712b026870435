import { expect, test } from 'vitest';
import { isDatabaseUnavailable } from '../db/query-error.ts';
import { toProblem } from './problem-answers.ts';

// RUN-234
test('a caller that goes away while its body is read is no outage of the database', () => {
  const aborted = Object.assign(new Error('aborted'), { code: 'ECONNRESET' });
  expect(isDatabaseUnavailable(aborted)).toBe(false);
  expect(toProblem(aborted)).toMatchObject({ status: 400, code: 'validation_failed' });
  const lost = Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });
  expect(toProblem(lost)).toMatchObject({ status: 503, code: 'unavailable' });
});
