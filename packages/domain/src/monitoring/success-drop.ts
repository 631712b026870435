/** A number of ended invoices, and how many of them succeeded. */
export type SuccessCounts = { readonly ended: number; readonly succeeded: number };

/** The properties that divide invoices into slices, such as method and account; null where an invoice had none. */
type Dimensions = Readonly<Record<string, string | number | null>>;

/** The invoices of a terminal that have the same value in every dimension. */
export type SuccessCell<Keys extends Dimensions> = {
  readonly keys: Keys;
  readonly now: SuccessCounts;
  /** In the period before it, of the same length. */
  readonly before: SuccessCounts;
};

/** A part of a terminal's invoices, and how much of the terminal's drop it explains. */
export type DropSlice<Keys extends Dimensions> = {
  /** The values that all of its invoices have. */
  readonly keys: Partial<Keys>;
  readonly now: SuccessCounts;
  readonly before: SuccessCounts;
  /** Its lost successes as a part of the terminal's, in percent, at most 100. */
  readonly sharePercent: number;
};

/** The drop of a terminal's success rate, and the slices that explain it (OFFICE-590). */
export type SuccessDrop<Keys extends Dimensions> = {
  /** The rate that it is held against: that of the period before, or the terminal's low threshold. */
  readonly comparedWith: 'BEFORE' | 'THRESHOLD';
  readonly now: SuccessCounts;
  readonly before: SuccessCounts;
  /** The smallest slice that explains most of the drop; null if none does. */
  readonly culprit: DropSlice<Keys> | null;
  /** The slices that explain most, the largest share first. */
  readonly slices: readonly DropSlice<Keys>[];
};

/** The fewest ended invoices of which a rate says anything (OFFICE-590). */
export const fewestEnded = 10;
/** The least fall of a rate that is a drop, in percentage points (OFFICE-590). */
export const leastFall = 5;
/** The share of a drop that a culprit explains at least, in percent (OFFICE-590). */
export const leastShare = 70;

const maxSlices = 5;

/** The rate of some counts in percent; null where nothing ended. */
export function successRateOf({ ended, succeeded }: SuccessCounts): number | null {
  return ended === 0 ? null : (succeeded * 100) / ended;
}

/**
 * Explains why a terminal's success rate fell (OFFICE-590); null where it did not, or too few
 * invoices ended to say so.
 * @param lowThreshold of the terminal, in percent
 */
export function explainDrop<Keys extends Dimensions>(
  cells: readonly SuccessCell<Keys>[],
  lowThreshold: number,
): SuccessDrop<Keys> | null {
  const whole = sumOf(cells);
  const baseline = baselineOf(whole, lowThreshold);
  if (baseline === null) return null;
  const lostOf = ({ now, before }: Sums): number => {
    const isOwn = baseline.comparedWith === 'BEFORE' && before.ended >= fewestEnded;
    const rate = isOwn ? before.succeeded / before.ended : baseline.rate;
    return rate * now.ended - now.succeeded;
  };
  const lost = lostOf(whole);
  const slices = slicesOf(cells)
    .map((slice) => ({ ...slice, sharePercent: Math.min(100, (lostOf(slice) * 100) / lost) }))
    .filter(({ now, sharePercent }) => {
      const isPart = now.ended >= fewestEnded && now.ended < whole.now.ended;
      return isPart && sharePercent > 0;
    })
    .toSorted((a, b) => b.sharePercent - a.sharePercent || a.now.ended - b.now.ended);
  const [culprit = null] = slices
    .filter(({ sharePercent }) => sharePercent >= leastShare)
    .toSorted((a, b) => a.now.ended - b.now.ended);
  const { comparedWith } = baseline;
  return { comparedWith, ...whole, culprit, slices: slices.slice(0, maxSlices) };
}

type Sums = { readonly now: SuccessCounts; readonly before: SuccessCounts };

type Baseline = {
  readonly comparedWith: 'BEFORE' | 'THRESHOLD';
  /** From 0 to 1. */
  readonly rate: number;
};

/** The rate that the terminal's fell below; null if it did not fall. */
function baselineOf({ now, before }: Sums, lowThreshold: number): Baseline | null {
  if (now.ended < fewestEnded) return null;
  const rate = now.succeeded / now.ended;
  const earlier = before.ended < fewestEnded ? 0 : before.succeeded / before.ended;
  if ((earlier - rate) * 100 >= leastFall) return { comparedWith: 'BEFORE', rate: earlier };
  const threshold = lowThreshold / 100;
  return rate < threshold ? { comparedWith: 'THRESHOLD', rate: threshold } : null;
}

function add(one: SuccessCounts, other: SuccessCounts): SuccessCounts {
  return { ended: one.ended + other.ended, succeeded: one.succeeded + other.succeeded };
}

const nothing: SuccessCounts = { ended: 0, succeeded: 0 };

function sumOf(cells: readonly Sums[]): Sums {
  return {
    now: cells.map(({ now }) => now).reduce(add, nothing),
    before: cells.map(({ before }) => before).reduce(add, nothing),
  };
}

/** Every slice once, however many combinations of dimensions select the same cells. */
function slicesOf<Keys extends Dimensions>(cells: readonly SuccessCell<Keys>[]) {
  const names = [...new Set(cells.flatMap(({ keys }) => Object.keys(keys)))] as (keyof Keys &
    string)[];
  const groups = new Map<string, readonly SuccessCell<Keys>[]>();
  const places = new Map(cells.map((cell, place) => [cell, place]));
  for (const chosen of combinationsOf(names)) {
    const byValue = Map.groupBy(cells, ({ keys }) =>
      JSON.stringify(chosen.map((name) => keys[name])),
    );
    for (const group of byValue.values()) {
      groups.set(group.map((cell) => places.get(cell)).join(' '), group);
    }
  }
  return [...groups.values()].map((group) => ({ ...sumOf(group), keys: sharedKeys(names, group) }));
}

/** Every choice of at least one. */
function combinationsOf<Name>(names: readonly Name[]): readonly (readonly Name[])[] {
  const all = names.reduce<readonly (readonly Name[])[]>(
    (combinations, name) => [...combinations, ...combinations.map((chosen) => [...chosen, name])],
    [[]],
  );
  return all.slice(1);
}

function sharedKeys<Keys extends Dimensions>(
  names: readonly (keyof Keys)[],
  cells: readonly SuccessCell<Keys>[],
): Partial<Keys> {
  const shared: Partial<Keys> = {};
  for (const name of names) {
    const values = new Set(cells.map(({ keys }) => keys[name]));
    const [value] = values;
    if (values.size === 1 && value !== undefined) shared[name] = value;
  }
  return shared;
}
