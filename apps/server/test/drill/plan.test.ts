import { expect, test } from 'vitest';
import { readPlan } from './plan.ts';

test('a seed makes its plan again, and another seed another', () => {
  const long = { DRILL_KILLS: '200', DRILL_BREAKS_DATABASE: '1' };
  const plan = readPlan({ ...long, DRILL_SEED: 'a' });
  expect(readPlan({ ...long, DRILL_SEED: 'a' })).toEqual(plan);
  expect(readPlan({ ...long, DRILL_SEED: 'b' }).kills).not.toEqual(plan.kills);
  expect(new Set(plan.databaseActions.map(({ action }) => action))).toEqual(
    new Set(['cut', 'quit', 'crash']),
  );
});

test.each([1, 20, 200])('a plan has the requested number of kills: %i', (count) => {
  expect(readPlan({ DRILL_KILLS: String(count) }).kills.flat()).toHaveLength(count);
});

test('the database is left alone by default', () => {
  expect(readPlan({}).databaseActions).toEqual([]);
});
