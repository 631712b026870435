import { describe, expect, test } from 'vitest';
import { countPlaywright, countVitest, describeCounts, settle, total } from './results.ts';

const passing = { status: 'passed', assertionResults: [{ status: 'passed' }] };
const vitestReport = {
  numPassedTests: 5,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [passing],
};

describe('counting Vitest', () => {
  test('takes tests, not files, and counts pending and todo as skipped', () => {
    const report = { ...vitestReport, numFailedTests: 2, numPendingTests: 3, numTodoTests: 1 };
    expect(countVitest(report)).toEqual({ passed: 5, failed: 2, skipped: 4 });
  });

  test('a file that could not be loaded is a failure though it ran no test', () => {
    const testResults = [passing, { status: 'failed', assertionResults: [] }];
    expect(countVitest({ ...vitestReport, testResults }).failed).toBe(1);
  });

  test('a file that failed after its tests passed, in a hook for instance, is a failure', () => {
    const testResults = [{ status: 'failed', assertionResults: [{ status: 'passed' }] }];
    expect(countVitest({ ...vitestReport, testResults }).failed).toBe(1);
  });

  test('a file with a failed test is not counted twice', () => {
    const testResults = [{ status: 'failed', assertionResults: [{ status: 'failed' }] }];
    expect(countVitest({ ...vitestReport, numFailedTests: 1, testResults }).failed).toBe(1);
  });
});

describe('counting Playwright', () => {
  test('a flaky test has failed, and so has a run with an error outside its tests', () => {
    const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 2 };
    expect(countPlaywright({ stats, errors: [{}] })).toEqual({ passed: 4, failed: 3, skipped: 2 });
  });
});

describe('the verdict on a suite', () => {
  test('leaves a success as it is', () => {
    const counts = { passed: 3, failed: 0, skipped: 1 };
    expect(settle(counts, true)).toEqual(counts);
  });

  test('fails a process that ended badly though every test passed', () => {
    expect(settle({ passed: 3, failed: 0, skipped: 0 }, false).failed).toBe(1);
  });

  test('does not count a failure twice', () => {
    expect(settle({ passed: 3, failed: 2, skipped: 0 }, false).failed).toBe(2);
  });

  test('fails a suite that ran no test, even if it skipped some', () => {
    expect(settle({ passed: 0, failed: 0, skipped: 4 }, true).failed).toBe(1);
  });

  test('lets a suite skip every test only if it may, and none is not skipped', () => {
    expect(settle({ passed: 0, failed: 0, skipped: 4 }, true, true).failed).toBe(0);
    expect(settle({ passed: 0, failed: 0, skipped: 0 }, true, true).failed).toBe(1);
    expect(settle({ passed: 0, failed: 0, skipped: 4 }, false, true).failed).toBe(1);
  });
});

describe('the last line', () => {
  test('adds up the suites', () => {
    const all = [
      { passed: 1, failed: 0, skipped: 0 },
      { passed: 2, failed: 1, skipped: 3 },
    ];
    expect(total(all)).toEqual({ passed: 3, failed: 1, skipped: 3 });
  });

  test('names the skipped only if there are any', () => {
    expect(describeCounts({ passed: 7, failed: 0, skipped: 0 })).toBe('7 passed, 0 failed');
    expect(describeCounts({ passed: 7, failed: 1, skipped: 2 })).toBe(
      '7 passed, 1 failed, 2 skipped',
    );
  });
});
