import { expect, test } from 'vitest';
import { readProcess, withRole } from './read-process.ts';

// RUN-441
test('a wrong role of the environment is refused beside the argument, too', () => {
  expect(readProcess(withRole({ TIYIN_ROLE: 'jobs' }, 'web')).role).toBe('web');
  expect(readProcess(withRole({ TIYIN_ROLE: 'jobs' }, undefined)).role).toBe('jobs');
  expect(() => withRole({ TIYIN_ROLE: 'worker' }, 'web')).toThrow('TIYIN_ROLE is "worker"');
});
