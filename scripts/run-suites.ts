import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { command, CommandError, root } from './bootstrap.mjs';
import { findChromium, findShell } from './chromium.ts';
import { failedInPlaywright, failedInVitest } from './failed-tests.ts';
import { freePort } from './free-port.ts';
import { startPostgres } from './postgres.ts';
import type { Counts } from './results.ts';
import { countPlaywright, countVitest, describeCounts, settle, total } from './results.ts';
import type { Ending } from './run-process.ts';
import { runProcess } from './run-process.ts';
import { reasonsOfSkipped } from './skipped-tests.ts';
import type { Need, Step, Suite } from './suites.ts';
import { chooseSuites, sideBySide, wholeBudgetMinutes } from './suites.ts';

const wholeBudgetMs = wholeBudgetMinutes(process.argv.slice(2)) * 60_000;
const startedAt = performance.now();
const interruption = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => interruption.abort());
}

/** The failed tests of all suites: they end the output, where a reader of a long log looks first. */
const failedTests: string[] = [];

/** A temporary folder for the suites; removed with the run. */
const scratch = mkdtempSync(join(tmpdir(), 'tiyin-test-'));
process.on('exit', () => rmSync(scratch, { recursive: true, force: true }));

await command(async () => {
  const chosen = readArguments();
  const results: Counts[] = [];
  for (const group of sideBySide(chosen)) {
    const waiting = [...group];
    const lane = async (): Promise<void> => {
      for (let suite = waiting.shift(); suite !== undefined; suite = waiting.shift()) {
        if (interruption.signal.aborted) return;
        results.push(await runSuite(suite));
      }
    };
    await Promise.all([lane(), lane()]);
  }
  const sum = total(results);
  const isComplete = results.length === chosen.length && !interruption.signal.aborted;
  for (const name of failedTests) console.log(`✗ ${name}`);
  console.log(`\n${results.length} of ${chosen.length} suites in ${secondsSince(startedAt)}`);
  console.log(describeCounts(sum));
  return sum.failed === 0 && isComplete ? 0 : 1;
});

function readArguments(): readonly Suite[] {
  try {
    return chooseSuites(process.argv.slice(2));
  } catch (error) {
    throw new CommandError(error instanceof Error ? error.message : String(error));
  }
}

/** Runs a suite and prints its line; its output only if it failed. */
async function runSuite(suite: Suite): Promise<Counts> {
  const suiteStartedAt = performance.now();
  const { counts, failures, reasons, output } = await attempt(suite);
  const isGood = counts.failed === 0;
  const mark = isGood ? '✓' : '✗';
  const took = secondsSince(suiteStartedAt).padStart(8);
  console.log(`${mark} ${suite.name.padEnd(16)} ${took}  ${describeCounts(counts)}`);
  for (const reason of reasons) console.log(`  ○ ${reason}`);
  if (!isGood) {
    console.log(shorten(output).replace(/^/gm, '  │ '));
    failedTests.push(...failures.map((name) => `${suite.name}: ${name}`));
  }
  return counts;
}

async function attempt(suite: Suite): Promise<Outcome> {
  const releases: (() => Promise<void>)[] = [];
  try {
    // A suite that looks for what it left behind finds nothing of the one beside it.
    const own = mkdtempSync(join(scratch, 'suite-'));
    const env = { ...process.env, NO_COLOR: '1', TMPDIR: own, ...suite.env };
    for (const need of suite.needs) {
      const met = await meet(need);
      Object.assign(env, met.env);
      releases.push(met.release);
    }
    return await runSteps(suite, env);
  } catch (error) {
    const output = error instanceof Error ? error.message : String(error);
    return {
      counts: { passed: 0, failed: 1, skipped: 0 },
      failures: [output],
      reasons: [],
      output,
    };
  } finally {
    for (const release of releases) await release();
  }
}

interface Outcome {
  readonly counts: Counts;
  /** The failed tests by name, or the command that failed. */
  readonly failures: readonly string[];
  /** Why tests were skipped, as far as the runner says so. */
  readonly reasons: readonly string[];
  readonly output: string;
}

interface Met {
  readonly env: Readonly<Record<string, string>>;
  readonly release: () => Promise<void>;
}

async function meet(need: Need): Promise<Met> {
  const nothing = (): Promise<void> => Promise.resolve();
  switch (need) {
    case 'chromium':
      return { env: { CHROMIUM_PATH: findChromium() }, release: nothing };
    case 'shell':
      return { env: { CHROMIUM_SHELL_PATH: findShell() }, release: nothing };
    case 'port':
      return { env: { TIYIN_E2E_PORT: String(await freePort(4)) }, release: nothing };
    case 'postgres': {
      const { url, stop } = await startPostgres();
      return { env: { TIYIN_TEST_DATABASE_URL: url }, release: stop };
    }
  }
}

async function runSteps(suite: Suite, env: NodeJS.ProcessEnv): Promise<Outcome> {
  const endsAt = Math.min(
    performance.now() + suite.budgetMinutes * 60_000,
    startedAt + wholeBudgetMs,
  );
  const outputs: string[] = [];
  const failures: string[] = [];
  const reasons: string[] = [];
  let counts: Counts = { passed: 0, failed: 0, skipped: 0 };
  for (const [index, step] of suite.steps.entries()) {
    const report = join(scratch, `${suite.name}-${index}.json`);
    const ending = await runStep(step, report, env, Math.max(endsAt - performance.now(), 1));
    outputs.push(ending.output);
    if (step.report !== undefined) {
      const read = readReport(step.report, report);
      const isAllowed = suite.mayBeSkipped === true;
      counts = total([counts, settle(read.counts, ending.hasSucceeded, isAllowed)]);
      failures.push(...read.failures);
      reasons.push(...read.reasons);
    }
    if (!ending.hasSucceeded) {
      if (failures.length === 0) failures.push(step.run.join(' '));
      return { counts: settle(counts, false), failures, reasons, output: outputs.join('\n') };
    }
  }
  const isCounted = suite.steps.some(({ report }) => report !== undefined);
  const final = isCounted ? counts : { passed: 1, failed: 0, skipped: 0 };
  return { counts: final, failures, reasons, output: outputs.join('\n') };
}

function runStep(
  step: Step,
  report: string,
  env: NodeJS.ProcessEnv,
  budgetMs: number,
): Promise<Ending> {
  const [program, ...args] = step.run;
  const reporters = {
    vitest: ['--reporter=minimal', '--reporter=json', `--outputFile.json=${report}`],
    playwright: ['--reporter=list,json'],
  };
  const extra = step.report === undefined ? [] : reporters[step.report];
  const options = {
    cwd: root,
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    budgetMs,
    signal: interruption.signal,
  };
  return runProcess([program, ...args, ...extra], options);
}

/** Reads the test runner's report; empty if there is none. */
function readReport(kind: 'vitest' | 'playwright', file: string): Omit<Outcome, 'output'> {
  if (!existsSync(file)) {
    return { counts: { passed: 0, failed: 0, skipped: 0 }, failures: [], reasons: [] };
  }
  const report = JSON.parse(readFileSync(file, 'utf8'));
  return kind === 'vitest'
    ? { counts: countVitest(report), failures: failedInVitest(report), reasons: [] }
    : {
        counts: countPlaywright(report),
        failures: failedInPlaywright(report.suites),
        reasons: reasonsOfSkipped(report.suites),
      };
}

/** Of long output, the beginning and the end are the most useful. */
function shorten(output: string): string {
  const lines = output.split('\n');
  const [head, tail] = [80, 160];
  if (lines.length <= head + tail) return output;
  const left = `… ${lines.length - head - tail} lines left out …`;
  return [...lines.slice(0, head), left, ...lines.slice(-tail)].join('\n');
}

function secondsSince(time: number): string {
  return `${((performance.now() - time) / 1000).toFixed(1)} s`;
}
