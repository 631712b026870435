import { expect, test } from 'vitest';
import { durabilitySettings } from './postgres.ts';

test('a database that is killed on purpose confirms no commit that it may forget', () => {
  expect(durabilitySettings({})).toHaveProperty('synchronous_commit', 'off');
  expect(durabilitySettings({ isRestarted: true })).not.toHaveProperty('synchronous_commit');
  expect(durabilitySettings({ isDurable: true })).toEqual({});
});
