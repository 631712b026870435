import { describe, expect, it } from 'vitest';
import { pairDays } from './pair-days.ts';

// LEDGER-750
describe('lines and money of one amount', () => {
  it('are paired in their order, up to three days apart', () => {
    expect(pairDays([5, 2], [2, 5])).toEqual([
      { line: 2, money: 2 },
      { line: 5, money: 5 },
    ]);
    expect(pairDays([0, 3], [3, 6])).toBeDefined();
  });

  it('are not paired where one of them is left without money of its days', () => {
    expect(pairDays([0, 3], [3, 7])).toBeUndefined();
    expect(pairDays([0], [])).toBeUndefined();
  });
});
