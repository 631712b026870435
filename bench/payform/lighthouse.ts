import { chromium } from 'playwright';
import lighthouse from 'lighthouse';
import { freePort } from '../../scripts/free-port.ts';
import { median } from '../median.ts';

const categories = ['performance', 'accessibility', 'best-practices'] as const;

type Category = (typeof categories)[number];

/** Scores from 0 to 100: medians, and every run's. */
export type Scores = Readonly<
  Record<Category, { readonly median: number; readonly runs: readonly number[] }>
>;

/** What Lighthouse says of a page on a phone, as it is set up unless told otherwise. */
export async function askLighthouse(
  url: string,
  executablePath: string,
  args: readonly string[],
  runs: number,
): Promise<Scores> {
  const found: Record<Category, number[]> = {
    performance: [],
    accessibility: [],
    'best-practices': [],
  };
  for (let run = 0, missed = 0; run < runs;) {
    const scores = await runOnce(url, executablePath, args);
    // On a busy machine it sometimes loses the trace it judges by: that run is no run.
    if (Object.values(scores).some(Number.isNaN) && (missed += 1) < runs) continue;
    categories.forEach((category) => found[category].push(scores[category]));
    run += 1;
  }
  const summary = (category: Category) => ({
    median: median(found[category]),
    runs: found[category],
  });
  return {
    performance: summary('performance'),
    accessibility: summary('accessibility'),
    'best-practices': summary('best-practices'),
  };
}

/* A browser of its own each time, so that nothing is remembered. */
async function runOnce(
  url: string,
  executablePath: string,
  args: readonly string[],
): Promise<Record<Category, number>> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath,
    args: [...args, `--remote-debugging-port=${port}`],
  });
  try {
    const result = await lighthouse(url, {
      port,
      logLevel: 'error',
      onlyCategories: [...categories],
    });
    const score = (category: Category) =>
      Math.round((result?.lhr.categories[category]?.score ?? Number.NaN) * 100);
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
    };
  } finally {
    await browser.close();
  }
}
