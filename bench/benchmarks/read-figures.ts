import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** One kind of work, and its figure if it was measured. */
export type Row = {
  readonly work: string;
  /** It measures the figure; without one, nothing does yet. */
  readonly command?: string;
  /** The label of its bar in the chart. */
  readonly short?: string;
  readonly aim?: number;
  readonly is?: 'at least' | 'at most';
  readonly unit?: string;
  readonly found?: number;
  readonly date?: string;
  readonly rounds?: string;
};

/** Rows of one chart. */
export type Group = {
  readonly name: string;
  readonly file: string;
  readonly rows: readonly Row[];
};

/** All figures, as `figures.json` has them. */
export type Figures = {
  readonly machine: string;
  readonly versions: string;
  readonly groups: readonly Group[];
};

/** The one place of the figures. */
export function readFigures(): Figures {
  const path = fileURLToPath(new URL('figures.json', import.meta.url));
  const figures: unknown = JSON.parse(readFileSync(path, 'utf8'));
  if (!isFigures(figures)) throw new Error(`${path} has no groups of rows`);
  return figures;
}

/** The rows themselves are compared with the page by a test. */
function isFigures(value: unknown): value is Figures {
  return typeof value === 'object' && value !== null && 'groups' in value;
}

/** How much better than its aim a figure is: 1 reaches it, 0.5 is half as good; undefined if there is none. */
export function shareOfAim({ aim, is, found }: Row): number | undefined {
  if (aim === undefined || found === undefined) return undefined;
  return is === 'at least' ? found / aim : aim / found;
}
