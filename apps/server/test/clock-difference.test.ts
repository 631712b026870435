import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemClock } from '../src/clock.ts';
import type { Database } from '../src/db/database.ts';
import { createLogger } from '../src/logging.ts';
import { warnOfClock } from '../src/management/clock-difference.ts';
import { openTestDatabase } from './test-database.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

// RUN-945
test.each([
  ['in time', 0, []],
  ['ten minutes ahead', 600_000, [600]],
  ['ten minutes behind', -600_000, [-600]],
])('a server whose clock is %s says so at its start', async (_, ms, said) => {
  const lines: string[] = [];
  const logger = createLogger({ write: (line) => lines.push(line) });
  const clock = { now: () => new Date(systemClock.now().getTime() + ms) };
  await warnOfClock({ database, clock, logger });
  expect(lines.map((line): unknown => JSON.parse(line).aheadSeconds)).toEqual(said);
});
