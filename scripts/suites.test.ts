import { expect, test } from 'vitest';
import { chooseSuites, sideBySide, suites, wholeBudgetMinutes } from './suites.ts';

test('without arguments every suite runs but those for --full', () => {
  expect(chooseSuites([])).toEqual(suites.filter(({ isFull }) => !isFull));
});

test('--only runs the named suites, in that order', () => {
  expect(chooseSuites(['--only', 'unit,types']).map(({ name }) => name)).toEqual(['unit', 'types']);
});

test('an unknown suite or argument is refused by name', () => {
  expect(() => chooseSuites(['--only', 'unti'])).toThrow('There is no suite unti');
  expect(() => chooseSuites(['--olny', 'unit'])).toThrow('Not understood: --olny unit');
});

test('every suite has a name of its own, a budget and something to run', () => {
  expect(new Set(suites.map(({ name }) => name)).size).toBe(suites.length);
  for (const { budgetMinutes, steps } of suites) {
    expect(budgetMinutes).toBeGreaterThan(0);
    expect(steps.length).toBeGreaterThan(0);
  }
});

test('suites of one thread that follow one another are a group, and none is lost', () => {
  const [first, second] = suites.filter(({ isOfOneThread }) => isOfOneThread === true);
  const [other] = suites.filter(({ isOfOneThread }) => isOfOneThread !== true);
  if (!first || !second || !other) throw new Error('there are suites of both kinds');
  const groups = [[first, second], [other], [other], [first]];
  expect(sideBySide(groups.flat())).toEqual(groups);
});

test('every commit has 25 minutes, the full run more', () => {
  expect(wholeBudgetMinutes([])).toBe(25);
  expect(wholeBudgetMinutes(['--only', 'e2e'])).toBe(25);
  expect(wholeBudgetMinutes(['--full'])).toBeGreaterThan(25);
});
