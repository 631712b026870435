import { fileURLToPath } from 'node:url';
import { type BrowserContext, chromium } from 'playwright';
import { CommandError, ensureInstalled, toolEnvironment } from '../scripts/bootstrap.mjs';
import { freePort } from '../scripts/free-port.ts';
import { runTool } from '../scripts/run-tool.mjs';
import { figureLine } from './figure-line.ts';
import { median } from './median.ts';

/** A package of its own: what Lighthouse brings, a seventh of all files, nothing else needs. */
const folder = fileURLToPath(new URL('./lighthouse', import.meta.url));

const categories = ['performance', 'accessibility', 'best-practices'] as const;

type Category = (typeof categories)[number];

/** The page to judge, and the kind of browser. */
export type Visit = {
  readonly url: string;
  /** The default configuration of Lighthouse. */
  readonly device: 'desktop' | 'phone';
  readonly executablePath: string;
  readonly args: readonly string[];
  /** The browser's cookies before the visit: the signed-in user. */
  readonly cookies?: Parameters<BrowserContext['addCookies']>[0];
};

/** Scores from 0 to 100: medians, and every run's; and what any run found wanting, where it was not 100. */
export type Scores = Readonly<
  Record<
    Category,
    { readonly median: number; readonly runs: readonly number[]; readonly lost: readonly string[] }
  >
>;

/** The parts of Lighthouse's report that are read; a score is from 0 to 1, or null where it could not judge. */
type Report = {
  readonly categories: Readonly<
    Record<
      Category,
      {
        readonly score: number | null;
        readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
      }
    >
  >;
  readonly audits: Readonly<Record<string, { readonly score: number | null }>>;
};

type Judged = { readonly score: number; readonly lost: readonly string[] };
type Run = Readonly<Record<Category, Judged>>;

/** Lighthouse's scores of a page; the first call installs it. */
export async function runLighthouse(
  visit: Visit,
  runs: number,
  ending: AbortSignal,
): Promise<Scores> {
  await ensureInstalled(ending, folder);
  const found: Run[] = [];
  for (let missed = 0; found.length < runs;) {
    const run = await runOnce(visit, ending);
    // On a busy machine it sometimes loses the trace it judges by: that run does not count.
    if (categories.some((category) => Number.isNaN(run[category].score)) && (missed += 1) < runs)
      continue;
    found.push(run);
  }
  const summary = (category: Category) => {
    const judged = found.map((run) => run[category]);
    const scores = judged.map(({ score }) => score);
    return {
      median: median(scores),
      runs: scores,
      lost: [...new Set(judged.flatMap(({ lost }) => lost))],
    };
  };
  return {
    performance: summary('performance'),
    accessibility: summary('accessibility'),
    'best-practices': summary('best-practices'),
  };
}

/* A browser of its own each time, so that nothing is remembered. */
async function runOnce(
  { url, device, executablePath, args, cookies = [] }: Visit,
  ending: AbortSignal,
): Promise<Run> {
  const port = await freePort();
  // Only what opens on a profile lets Lighthouse into its own cookies.
  const browser = await chromium.launchPersistentContext('', {
    executablePath,
    args: [...args, `--remote-debugging-port=${port}`],
  });
  try {
    await browser.addCookies(cookies);
    const options = [
      `--port=${port}`,
      `--only-categories=${categories.join(',')}`,
      ...(device === 'desktop' ? ['--preset=desktop'] : []),
      '--output=json',
      '--quiet',
      '--no-enable-error-reporting',
    ];
    const { code, stdout } = await runTool(
      ['node', `${folder}/node_modules/lighthouse/cli/index.js`, url, ...options],
      { cwd: folder, env: toolEnvironment() },
      ending,
    );
    if (code !== 0) throw new CommandError('Lighthouse failed: see its output above.');
    const { categories: judged, audits } = readReport(stdout);
    const judge = (category: Category): Judged => {
      const { auditRefs, score } = judged[category];
      const lost = auditRefs
        .filter(({ weight }) => weight > 0)
        .flatMap(({ id }) => ((audits[id]?.score ?? 1) < 1 ? [id] : []));
      return { score: Math.round((score ?? Number.NaN) * 100), lost };
    };
    return {
      performance: judge('performance'),
      accessibility: judge('accessibility'),
      'best-practices': judge('best-practices'),
    };
  } finally {
    await browser.close();
  }
}

function readReport(text: string): Report {
  // oxlint-disable-next-line typescript/no-unsafe-return -- the format of the pinned Lighthouse
  return JSON.parse(text);
}

/** The scores in three lines, each beside its aim. */
export function describeScores(what: string, scores: Scores, leastPerformance: number): string {
  const describe = (name: string, aim: string, category: Category) => {
    const { median: found, runs, lost } = scores[category];
    const wanting = lost.length === 0 ? '' : `; wanting: ${lost.join(', ')}`;
    return figureLine(`${what}, ${name}`, String(found), aim, `runs ${runs.join(', ')}${wanting}`);
  };
  return [
    describe('performance', `at least ${leastPerformance}`, 'performance'),
    describe('accessibility', '100', 'accessibility'),
    describe('best practices', '100', 'best-practices'),
  ].join('\n');
}
