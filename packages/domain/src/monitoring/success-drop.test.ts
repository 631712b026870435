import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { explainDrop, fewestEnded, type SuccessCell, successRateOf } from './index.ts';

type Keys = { readonly method: string; readonly account: number | null; readonly provider: string };

const cell = (
  keys: Keys,
  now: readonly [succeeded: number, ended: number],
  before: readonly [succeeded: number, ended: number] = [90, 100],
): SuccessCell<Keys> => ({
  keys,
  now: { succeeded: now[0], ended: now[1] },
  before: { succeeded: before[0], ended: before[1] },
});

const humo = { method: 'Humo', account: 1, provider: 'X' };
const humoElsewhere = { method: 'Humo', account: 2, provider: 'Y' };
const uzcard = { method: 'Uzs', account: 3, provider: 'X' };

describe('a drop of the success rate', () => {
  // OFFICE-590
  test('is explained by the smallest slice that lost most, with all that its invoices share', () => {
    const drop = explainDrop(
      [cell(humo, [6, 50]), cell(humoElsewhere, [88, 100]), cell(uzcard, [90, 100])],
      70,
    );
    expect(drop).toMatchObject({
      comparedWith: 'BEFORE',
      now: { succeeded: 184, ended: 250 },
      before: { succeeded: 270, ended: 300 },
      culprit: { keys: humo, now: { succeeded: 6, ended: 50 }, before: { ended: 100 } },
    });
    expect(drop?.culprit?.sharePercent).toBeCloseTo((39 * 100) / 41);
  });

  test('is explained by what several cells have in common, where no single one lost enough', () => {
    const drop = explainDrop(
      [cell(humo, [20, 50]), cell(uzcard, [20, 50]), cell(humoElsewhere, [90, 100])],
      70,
    );
    expect(drop?.culprit?.keys).toEqual({ provider: 'X' });
    expect(drop?.slices.map(({ sharePercent }) => sharePercent)).toEqual([100, 50, 50, 50]);
  });

  test('is explained by nothing where all parts fell alike, and by no whole', () => {
    const all = [humo, humoElsewhere, uzcard].map((keys) => cell(keys, [45, 100]));
    expect(explainDrop(all, 70)?.culprit).toBeNull();
    const only = explainDrop([cell(humo, [45, 100])], 70);
    expect(only).toMatchObject({ culprit: null, slices: [] });
  });

  test('is explained by nothing where invoices only moved to a part that was always worse', () => {
    const drop = explainDrop(
      [cell(humo, [90, 100], [270, 300]), cell(uzcard, [80, 200], [40, 100])],
      0,
    );
    expect(drop).toMatchObject({ comparedWith: 'BEFORE', culprit: null, slices: [] });
  });

  test('compares a part that is new with the earlier rate of the terminal', () => {
    const drop = explainDrop([cell(humo, [0, 40], [0, 0]), cell(uzcard, [90, 100])], 70);
    expect(drop?.culprit).toMatchObject({ keys: humo, before: { ended: 0 }, sharePercent: 100 });
  });

  test('names invoices without an account, too', () => {
    const busy = { ...humo, account: null };
    const drop = explainDrop([cell(busy, [0, 40]), cell(uzcard, [90, 100])], 70);
    expect(drop?.culprit?.keys).toEqual(busy);
  });

  test('below the threshold counts against it, where there is no earlier rate or it was as low', () => {
    const cells = (before: readonly [number, number]) => [
      cell(humo, [0, 40], before),
      cell(uzcard, [54, 60], [0, 0]),
    ];
    for (const before of [
      [0, 0],
      [56, 100],
    ] as const) {
      const drop = explainDrop(cells(before), 70);
      expect(drop).toMatchObject({ comparedWith: 'THRESHOLD', culprit: { keys: humo } });
    }
    expect(explainDrop(cells([0, 0]), 54)).toBeNull();
  });

  test('is none where the rate fell less than five points, or too few ended', () => {
    expect(explainDrop([cell(humo, [86, 100])], 70)).toBeNull();
    expect(explainDrop([cell(humo, [85, 100])], 70)).not.toBeNull();
    expect(explainDrop([cell(humo, [0, fewestEnded - 1])], 70)).toBeNull();
    expect(explainDrop([cell(humo, [85, 100], [9, fewestEnded - 1])], 70)).toBeNull();
    expect(explainDrop([], 70)).toBeNull();
  });

  test('has a culprit only if it is a part, large enough and with most of what was lost', () => {
    const counts = fc
      .nat(60)
      .chain((ended) => fc.record({ ended: fc.constant(ended), succeeded: fc.nat(ended) }));
    const anyCell = fc.record({
      keys: fc.record({
        method: fc.constantFrom('Humo', 'Uzs'),
        account: fc.constantFrom(1, 2, null),
        provider: fc.constantFrom('X', 'Y'),
      }),
      now: counts,
      before: counts,
    });
    fc.assert(
      fc.property(fc.array(anyCell, { maxLength: 8 }), (cells) => {
        const drop = explainDrop<Keys>(cells, 70);
        if (drop?.culprit === undefined || drop.culprit === null) return;
        const { keys, now, sharePercent } = drop.culprit;
        expect(sharePercent).toBeGreaterThanOrEqual(70);
        expect(now.ended).toBeGreaterThanOrEqual(fewestEnded);
        expect(now.ended).toBeLessThan(drop.now.ended);
        const [first] = drop.slices;
        expect(first?.sharePercent).toBeGreaterThanOrEqual(sharePercent);
        expect(Object.keys(keys).length).toBeGreaterThan(0);
      }),
    );
  });
});

test('a rate is in percent, and unknown of nothing', () => {
  expect(successRateOf({ ended: 8, succeeded: 2 })).toBe(25);
  expect(successRateOf({ ended: 0, succeeded: 0 })).toBeNull();
});
