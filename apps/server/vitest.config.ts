import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'server',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    pool: 'forks',
    // Each file has a database and a system of its own; the code is loaded once per worker, not once per file.
    isolate: false,
    maxWorkers: 2,
    // Room for what a test makes and forgets: less of the time goes into collecting it.
    execArgv: ['--max-semi-space-size=64'],
    // No test waits for time to pass; this is for a machine that is busy with much else.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
