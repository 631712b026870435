import { ApiProblem } from '@tiyin/api/errors';
import { expect, test } from 'vitest';
import { ChunkError } from '../../routing/lazy-screen.ts';
import { messageOf } from './error-message.ts';

// OFFICE-2
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
])('%s is shown as %j', (error, expected) => {
  expect(messageOf(error)).toBe(expected);
});

// OFFICE-201
test('an unreachable server is named, and that the page opens automatically', () => {
  expect(messageOf(new ChunkError('invoices'), true)).toBe(
    'Loading chunk invoices failed. The server cannot be reached. This page opens by itself once it answers.',
  );
});
