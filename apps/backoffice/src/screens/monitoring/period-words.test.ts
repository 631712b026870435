import { monitoringPeriods } from '@tiyin/domain/monitoring';
import { expect, test } from 'vitest';
import { periodWords } from './period-words.ts';

test('the periods have the labels of domain', () => {
  expect(monitoringPeriods.map(({ minutes }) => periodWords[minutes])).toEqual(
    monitoringPeriods.map(({ label }) => label),
  );
});
