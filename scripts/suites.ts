/** Something a suite cannot do without, made ready before it runs. */
export type Need = 'chromium' | 'shell' | 'postgres' | 'port';

/** One command of a suite. */
export interface Step {
  readonly run: readonly [string, ...string[]];
  /** The runner whose JSON report counts the tests; without one, the suite counts as one. */
  readonly report?: 'vitest' | 'playwright';
}

/** A part of `npm test` that can be run by itself with `--only <name>`. */
export interface Suite {
  readonly name: string;
  /** Over this it is ended and has failed. */
  readonly budgetMinutes: number;
  readonly needs: readonly Need[];
  readonly env: Readonly<Record<string, string>>;
  /** Run one after another until one fails. */
  readonly steps: readonly Step[];
  /** Only with `--full`: too long for every commit. */
  readonly isFull: boolean;
  /** Every test may be skipped, with a reason: the programs that it needs are not those of every machine. */
  readonly mayBeSkipped?: boolean;
  /** It uses at most one core: similar neighbours run beside it. */
  readonly isOfOneThread?: boolean;
}

function check(name: string, budgetMinutes: number, ...commands: Step['run'][]): Suite {
  const steps = commands.map((run) => ({ run }));
  return { name, budgetMinutes, needs: [], env: {}, steps, isFull: false };
}

/** Likewise, of a program that keeps one core busy. */
function checkOfOneThread(...args: Parameters<typeof check>): Suite {
  return { ...check(...args), isOfOneThread: true };
}

const build: Step = { run: ['turbo', 'run', 'build', '--output-logs=errors-only'] };

/** Kept with the build's results: the suites that need it build it once. */
const storybook: Step = {
  run: ['turbo', 'run', 'storybook:check', '--output-logs=errors-only'],
};

/** Kept likewise. */
const packages: Step = {
  run: ['turbo', 'run', 'package', '--output-logs=errors-only'],
};

function sheets(
  ...projects: (
    | 'pages'
    | 'stories-light'
    | 'stories-full'
    | 'stories-dark'
    | 'themes'
    | 'themes-dark'
    | 'modes'
  )[]
): Step {
  const named = projects.flatMap((project) => ['--project', project]);
  return {
    run: ['playwright', 'test', '-c', 'sheets/playwright.config.ts', ...named],
    report: 'playwright',
  };
}

function e2e(
  ...projects: (
    | 'journeys'
    | 'screens'
    | 'form'
    | 'journeys-long'
    | 'screens-long'
    | 'form-long'
    | 'pairs'
    | 'others'
    | 'firefox'
    | 'webkit'
  )[]
): Step {
  const named = projects.flatMap((project) => ['--project', project]);
  return {
    run: ['playwright', 'test', '-c', 'e2e/playwright.config.ts', ...named],
    report: 'playwright',
  };
}

function vitest(...args: string[]): Step {
  return { run: ['vitest', 'run', ...args], report: 'vitest' };
}

/** Tests of the server, in one worker. */
function ofServer(...args: string[]): Step {
  return vitest('--project', 'server', '--maxWorkers', '1', ...args);
}

/** Quick ones first, so that a mistake shows early. */
export const suites: readonly Suite[] = [
  check('formatting', 1, ['oxfmt', '--check']),
  check('types', 3, ['turbo', 'run', 'typecheck', '--continue', '--output-logs=errors-only']),
  check('lint', 3, ['npm', 'run', '--silent', 'lint']),
  {
    // Those of domain with coverage: it fails when a branch has no test there.
    ...check('unit', 3),
    steps: [
      vitest('--project', 'unit', 'packages/domain/', '--coverage'),
      vitest('--project', 'unit', '--exclude=packages/domain/**'),
    ],
  },
  // Before those that need it: two of them side by side would both build.
  // The scripts of the built pages are those of the inventory.
  { ...check('build', 2), steps: [build, { run: ['node', 'scripts/check-page-scripts.ts'] }] },
  // It has to build without a warning.
  { ...checkOfOneThread('storybook-build', 4), steps: [storybook] },
  checkOfOneThread('boundaries', 3, ['npm', 'run', '--silent', 'boundaries']),
  checkOfOneThread('dead-code', 2, ['npm', 'run', '--silent', 'dead-code']),
  checkOfOneThread('generated', 2, ['node', 'scripts/check-generated.ts']),
  // The size of each component and the components that it imports: bytes of bundles, no times.
  checkOfOneThread('weights', 3, ['node', 'scripts/check-weights.ts']),
  {
    // In two suites side by side: with those that follow the other, both take equally long.
    ...check('server-postgres', 12),
    isOfOneThread: true,
    needs: ['postgres'],
    // The embedded database and the process have their turn in another suite; the drill kills servers.
    steps: [
      build,
      ofServer(
        '--exclude={**/embedded,**/process*,**/large}.test.ts',
        '--exclude=test/{alerts,approvals,harness}/**',
        '--exclude=test/staff/s*.test.ts',
      ),
    ],
  },
  {
    ...check('server-harness', 10),
    isOfOneThread: true,
    needs: ['postgres'],
    steps: [build, ofServer('test/alerts/', 'test/approvals/', 'test/harness/', 'test/staff/s')],
  },
  {
    // What may differ on the embedded database: the database itself and the process. The longest journeys run on it, too,
    // in the full run, as does what makes a new folder for each test.
    ...check('server-embedded', 5),
    isOfOneThread: true,
    env: { TIYIN_TEST_DATABASE_URL: '' },
    // Some of its tests start the server itself, which serves the built apps.
    steps: [
      build,
      vitest(
        '--project',
        'server',
        '--exclude=**/db/embedded.test.ts',
        'src/db/',
        'test/process.test.ts',
        'test/harness/pages',
      ),
    ],
  },
  {
    // Fifteen times as many invented requests to each operation as for every commit.
    ...check('fuzz', 10),
    isOfOneThread: true,
    needs: ['postgres'],
    env: { TIYIN_FUZZ_RUNS: '150' },
    steps: [build, ofServer('test/harness/fuzz')],
    isFull: true,
  },
  {
    // Of sizes that take long: statements of 100,000 lines in each format.
    ...check('server-large', 5),
    isOfOneThread: true,
    needs: ['postgres'],
    steps: [build, ofServer('large')],
    isFull: true,
  },
  {
    // Each way to start the server, ended by each signal: ten starts, one after another.
    ...check('process-ends', 8),
    isOfOneThread: true,
    env: { TIYIN_TEST_DATABASE_URL: '' },
    steps: [build, vitest('--project', 'server', 'test/process-ends')],
    isFull: true,
  },
  {
    // Last of these: beside two others its servers would start too slowly for their customers.
    ...check('drill', 7),
    isOfOneThread: true,
    needs: ['postgres'],
    steps: [build, vitest('--project', 'drill', 'kill.drill')],
  },
  {
    // The secret of three servers is replaced under load; the command alone waits for 20 seconds.
    ...check('drill-rotation', 7),
    isOfOneThread: true,
    needs: ['postgres'],
    steps: [build, vitest('--project', 'drill', 'rotation.drill')],
    isFull: true,
  },
  {
    // Servers as they are deployed: behind nginx and Caddy, watched by Prometheus, by the commands of docs/operating.
    ...check('deploy', 10),
    isOfOneThread: true,
    needs: ['postgres'],
    steps: [build, vitest('--project', 'drill', 'test/deploy/')],
    isFull: true,
  },
  {
    // A cluster of PostgreSQL under load, broken in each way once or a few times; `npm run drill:ha` does it 50 times.
    ...check('drill-ha', 15),
    isOfOneThread: true,
    steps: [build, vitest('--project', 'drill', 'ha.drill')],
    isFull: true,
  },
  {
    ...check('server-embedded-all', 9),
    env: { TIYIN_TEST_DATABASE_URL: '' },
    steps: [build, vitest('--project', 'server')],
    isFull: true,
  },
  {
    // Stories of the components, and those of the apps that keep a rule, are played and checked by axe, and every sheet is
    // compared with its picture.
    ...check('storybook', 10),
    needs: ['chromium', 'shell', 'port'],
    steps: [storybook, sheets('stories-light', 'themes')],
  },
  {
    // Every page of Storybook is drawn, too.
    ...check('sheet-modes', 8),
    needs: ['chromium', 'port'],
    steps: [storybook, sheets('pages', 'themes-dark', 'modes')],
    isFull: true,
  },
  {
    // The other stories of the apps, and those in other sizes of the window: a phone, a tablet, a desktop.
    ...check('stories-full', 8),
    needs: ['shell', 'port'],
    steps: [storybook, sheets('stories-full')],
    isFull: true,
  },
  {
    ...check('stories-dark', 8),
    needs: ['shell', 'port'],
    steps: [storybook, sheets('stories-dark')],
    isFull: true,
  },
  {
    // Journeys of staff and customers; the form also when things go wrong.
    ...check('e2e', 12),
    needs: ['shell', 'port', 'postgres'],
    steps: [build, e2e('journeys', 'screens', 'form')],
  },
  {
    // The packages are packed, installed outside of the repository by npm, and used there, with Next and generators.
    ...check('packages', 10),
    isOfOneThread: true,
    needs: ['chromium'],
    steps: [packages, { run: ['node', 'scripts/check-packages.ts'] }],
    isFull: true,
  },
  {
    // Every combination of method, flow, language and size, and the longest journeys.
    // Those that watch figures are on the embedded database.
    ...check('e2e-matrix', 24),
    needs: ['shell', 'port', 'postgres'],
    env: { TIYIN_E2E_EMBEDDED: '1' },
    steps: [build, e2e('journeys-long', 'screens-long', 'form-long', 'pairs', 'others')],
    isFull: true,
  },
  {
    // The form's journeys and the main ones of the back office in Firefox and WebKit, skipped where one is missing.
    ...check('engines', 15),
    needs: ['port', 'postgres'],
    steps: [build, e2e('firefox', 'webkit')],
    isFull: true,
    mayBeSkipped: true,
  },
];

/**
 * The suites of a command line: all but the full ones, all with `--full`, those named with `--only
 * name[,name]`.
 * @throws Error naming the unknown argument
 */
export function chooseSuites(args: readonly string[]): readonly Suite[] {
  const [first, second, ...rest] = args;
  if (first === undefined) return suites.filter(({ isFull }) => !isFull);
  if (first === '--full' && second === undefined) return suites;
  if (first === '--only' && second !== undefined && rest.length === 0) {
    return second.split(',').map((name) => findSuite(name));
  }
  throw new Error(`Not understood: ${args.join(' ')}. There are --full and --only name[,name].`);
}

/** The allowed arguments: the suites of every commit, or the full ones, too. */
export function wholeBudgetMinutes(args: readonly string[]): number {
  return args.includes('--full') ? 70 : 25;
}

/** Suites in their order, those of one thread that follow one another as one group; any other is a group of its own. */
export function sideBySide(chosen: readonly Suite[]): readonly (readonly Suite[])[] {
  const groups: Suite[][] = [];
  for (const suite of chosen) {
    const last = groups.at(-1);
    const isBeside = suite.isOfOneThread === true && last?.[0]?.isOfOneThread === true;
    if (isBeside) last?.push(suite);
    else groups.push([suite]);
  }
  return groups;
}

function findSuite(name: string): Suite {
  const found = suites.find((suite) => suite.name === name);
  if (found !== undefined) return found;
  const names = suites.map((suite) => suite.name).join(', ');
  throw new Error(`There is no suite ${name}. There are ${names}.`);
}
