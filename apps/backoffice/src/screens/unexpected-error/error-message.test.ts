import { ApiProblem } from '@tiyin/api/errors';
import { expect, test } from 'vitest';
import { messageOf } from './error-message.ts';

test.each([
  [
    new ApiProblem({ code: 'x', kind: 'http', status: 503, title: 'Unavailable' }),
    '503 Unavailable',
  ],
  [
    new ApiProblem({ code: 'network', kind: 'network', status: 0, title: 'Not reached' }),
    'Not reached',
  ],
  [new Error('Loading chunk login failed'), 'Loading chunk login failed'],
  ['thrown text', 'thrown text'],
])('%s is said as %j', (error, expected) => {
  expect(messageOf(error)).toBe(expected);
});
