import { expect, test } from 'vitest';
import { readHaPlan } from './plan.ts';

test('a seed makes its plan again, and another seed another', () => {
  const plan = readHaPlan({ DRILL_SEED: 'a' });
  expect(readHaPlan({ DRILL_SEED: 'a' })).toEqual(plan);
  expect(readHaPlan({ DRILL_SEED: 'b' }).actions).not.toEqual(plan.actions);
});

test('each disturbance comes as often as the environment says', () => {
  const env = {
    HA_KILLS: '50',
    HA_SWITCHOVERS: '20',
    HA_STOPS: '0',
    HA_CUTS: '3',
    HA_PARTITIONS: '4',
    HA_FILLS: '2',
  };
  const { actions } = readHaPlan(env);
  const count = (pattern: RegExp) => actions.filter(({ what }) => pattern.test(what)).length;
  expect(count(/^(primary|machine) killed$/)).toBe(50);
  expect(count(/^switched over$/)).toBe(20);
  expect(count(/^stopped$/)).toBe(0);
  expect(count(/^pooler killed$/)).toBe(3);
  expect(count(/^network cut$/)).toBe(4);
  expect(count(/^disk filled$/)).toBe(2);
});
