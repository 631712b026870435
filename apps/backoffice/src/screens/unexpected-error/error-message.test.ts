import { ApiProblem } from '@tiyin/api/errors';
import { expect, test } from 'vitest';
import { ChunkError } from '../../routing/lazy-screen.ts';
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
  [new ChunkError('login'), 'Loading chunk login failed'],
  [
    new ChunkError('login', 'offline'),
    'You are offline, and this page was not loaded yet. It opens once you are back.',
  ],
  ['thrown text', 'thrown text'],
])('%s is said as %j', (error, expected) => {
  expect(messageOf(error)).toBe(expected);
});
