import type { DemoTerminal, Habit } from '../demo-terminals.ts';

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;

/** The number of days of a demo's history. */
const historyDays = 60;

/** So long before the end the scenarios begin at the latest, in ms: by the end all of them are over. */
export const lastStoryBeforeEndMs: number = 3 * hourMs;

/** How busy each hour of the day is where the customers live, from midnight. */
const hours: Readonly<Record<Habit, readonly number[]>> = {
  shopping: [3, 2, 1, 1, 1, 2, 4, 8, 14, 20, 25, 28, 30, 27, 25, 25, 27, 30, 34, 38, 36, 28, 17, 8],
  riding: [
    18, 12, 8, 5, 4, 6, 12, 24, 27, 18, 14, 15, 17, 17, 16, 18, 22, 29, 32, 28, 26, 27, 28, 24,
  ],
};

/** How busy each day of the week is, from Sunday. */
const weekdays: Readonly<Record<Habit, readonly number[]>> = {
  shopping: [0.75, 0.95, 1, 1, 1.05, 1.15, 1.1],
  riding: [0.85, 0.95, 0.95, 1, 1.05, 1.3, 1.25],
};

/** The UTC offset in hours of a currency's customers: Tashkent and Moscow. */
const zoneHours = { UZS: 5, RUB: 3 } as const;

/** How much busier the last day is than the first. */
const growth = 1.8;

/** The distribution of payments over time and terminals. */
export type Calendar = {
  /** Unix ms. */
  readonly start: number;
  /** How busy each hour is, terminal by terminal. */
  readonly byTerminal: readonly (readonly number[])[];
  /** How busy all hours are up to the end of each. */
  readonly upTo: readonly number[];
};

/** The calendar of the `historyDays` before an instant. */
export function createCalendar(terminals: readonly DemoTerminal[], end: Date): Calendar {
  const start = end.getTime() - lastStoryBeforeEndMs - historyDays * dayMs;
  const byTerminal = Array.from({ length: historyDays * 24 }, (_, hour) =>
    terminals.map((terminal) => busyness(terminal, start + hour * hourMs, hour)),
  );
  let sum = 0;
  const upTo = byTerminal.map((each) => (sum += each.reduce((total, one) => total + one, 0)));
  return { start, byTerminal, upTo };
}

function busyness({ share, habit, currency }: DemoTerminal, at: number, hour: number): number {
  const local = new Date(at + zoneHours[currency] * hourMs);
  const grown = 1 + ((growth - 1) * hour) / (historyDays * 24);
  const ofHour = hours[habit][local.getUTCHours()] ?? 0;
  const ofDay = weekdays[habit][local.getUTCDay()] ?? 0;
  return share * ofHour * ofDay * grown;
}

/** A moment of the calendar with the share of each terminal. */
export type Moment = { readonly at: number; readonly byTerminal: readonly number[] };

/** The moment before which a given share of all payments happened; later for a greater share. */
export function momentOf({ start, byTerminal, upTo }: Calendar, share: number): Moment {
  const wanted = share * (upTo.at(-1) ?? 0);
  const hour = firstBeyond(upTo, wanted);
  const before = upTo[hour - 1] ?? 0;
  const within = (wanted - before) / ((upTo[hour] ?? 0) - before);
  return {
    at: start + Math.floor((hour + within) * hourMs),
    byTerminal: byTerminal[hour] ?? [],
  };
}

function firstBeyond(rising: readonly number[], wanted: number): number {
  let low = 0;
  let high = rising.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((rising[middle] ?? 0) > wanted) high = middle;
    else low = middle + 1;
  }
  return low;
}
