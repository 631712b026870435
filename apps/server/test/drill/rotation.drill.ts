import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { encryptedColumns } from '../../src/administration/rotation/encrypted-columns.ts';
import { countOthers } from '../../src/administration/rotation/encrypt-again.ts';
import { type Database, openDatabase } from '../../src/db/database.ts';
import { createSecrets } from '../../src/secrets/secrets.ts';
import { findUnreadable } from '../unreadable-values.ts';
import { findBroken } from './checks/check-invariants.ts';
import { checkLogs, checkProcesses } from './checks/check-processes.ts';
import { stuckJobs } from './checks/stuck-jobs.ts';
import { readPlan } from './plan.ts';
import { type Rotation, rotateUnderLoad } from './rotate.ts';
import { openSystem, type System } from './system.ts';

const plan = { ...readPlan({ ...process.env, DRILL_KILLS: '0' }), databaseActions: [] };
const next = randomBytes(32);

describe(`three servers get another secret under load (DRILL_SEED=${plan.seed} replays it)`, () => {
  let system: System;
  let database: Database;
  let rotation: Rotation;

  beforeAll(async () => {
    const postgres = process.env['TIYIN_TEST_DATABASE_URL'];
    if (!postgres) throw new Error('A drill needs PostgreSQL: set TIYIN_TEST_DATABASE_URL.');
    system = await openSystem(plan, postgres);
    database = await openDatabase({ databaseUrl: system.databaseUrl, dataDir: 'memory://' });
    rotation = await rotateUnderLoad(plan, { system, database, next });
  });
  afterAll(async () => {
    await database.close();
    await system.close();
  });

  test('the command was killed when some values were encrypted again, and finished when run again', () => {
    expect(rotation.leftAfterKill).toBeGreaterThan(0);
    expect(rotation.commandCode).toBe(0);
  });

  // RUN-350
  test('no caller was refused, from the first restart to the last', () => {
    expect(rotation.lives).toBeGreaterThan(20);
    expect(rotation.world.tally.failed).toBe(0);
    expect(rotation.world.faults).toEqual([]);
  });

  // RUN-350
  test('staff with a session of the next secret stay signed in, and read requisites', () => {
    expect(rotation.readings.length).toBeGreaterThan(20);
    expect(rotation.readings.filter((reading) => reading !== 'read')).toEqual([]);
  });

  // RUN-350
  test('the old secret is needed for nothing any more', async () => {
    const secrets = createSecrets(next);
    await database.transaction(async (tx) => {
      expect(await findUnreadable(tx, secrets)).toEqual([]);
      for (const column of encryptedColumns) {
        expect(await countOthers(tx, column, secrets.keyId)).toBe(0);
      }
    });
  });

  test('no promise of the database is broken, and no job is stuck', async () => {
    await database.transaction(async (tx) => {
      expect(await findBroken(tx)).toEqual([]);
      expect(await stuckJobs(tx)).toEqual([]);
    });
  });

  test('the servers logged no error, and ended only when they were made to', () => {
    expect(checkLogs(rotation)).toEqual([]);
    expect(checkProcesses(rotation, system.servers)).toEqual([]);
  });
});
