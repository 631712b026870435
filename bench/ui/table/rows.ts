/** A row of both tables. */
export interface Row {
  readonly id: string;
  readonly name: string;
  readonly amount: number;
  readonly figures: readonly number[];
}

/** How many columns of figures there are besides the three. */
export const figureCount = 7;

/* Numbers that look like chance and are the same each time. */
const scatter = (seed: number): number => Math.imul(seed + 1, 2_654_435_761) >>> 0;

/** The rows of both tables: a hundred thousand with ten columns. */
export const allRows: readonly Row[] = Array.from({ length: 100_000 }, (_, index) => ({
  id: `019AA1F2-${index.toString(16).padStart(12, '0')}`,
  name: `Merchant ${scatter(index) % 7919}`,
  amount: scatter(index * 3) % 10_000_000,
  figures: Array.from({ length: figureCount }, (_each, at) => scatter(index * 10 + at) % 1000),
}));

/** The search text that is typed. */
export const matches = (row: Row, typed: string): boolean => row.name.includes(typed);
