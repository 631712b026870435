import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkAcknowledged } from './checks/check-acknowledged.ts';
import { checkCallbacks } from './checks/check-callbacks.ts';
import { checkDays } from './checks/check-days.ts';
import { checkDecisions } from './checks/check-decisions.ts';
import { checkEndings } from './checks/check-endings.ts';
import { checkEndpoints } from './checks/check-endpoints.ts';
import { checkLines } from './checks/check-lines.ts';
import { checkBalances, checkBookings } from './checks/check-money.ts';
import { checkProvider } from './checks/check-provider.ts';
import { checkReports } from './checks/check-reports.ts';
import { checkLogs, checkProcesses } from './checks/check-processes.ts';
import { disturb } from './disturb.ts';
import { type Evidence, runDrill } from './drill.ts';
import { readPlan } from './plan.ts';
import { type System, openSystem } from './system.ts';

const plan = readPlan(process.env);
const kills = plan.kills.flat().length;

// The seed is in the title, so that it is printed with whatever fails.
describe(`after ${kills} kills under load (DRILL_SEED=${plan.seed} replays them)`, () => {
  let system: System;
  let evidence: Evidence;

  beforeAll(async () => {
    const postgres = process.env['TIYIN_TEST_DATABASE_URL'];
    if (!postgres) throw new Error('A drill needs PostgreSQL: set TIYIN_TEST_DATABASE_URL.');
    system = await openSystem(plan, postgres);
    evidence = await runDrill(
      plan,
      system,
      (_world, _database, onDisturbance) => disturb(plan, { ...system, onDisturbance }),
      (line) => console.log(line),
    );
  });
  afterAll(() => system.close());

  test('the load was high: every kill happened, and requests were interrupted', () => {
    const killed = evidence.disturbances.filter(({ what }) => what === 'kill');
    expect(killed).toHaveLength(kills);
    expect(evidence.world.lives.length).toBeGreaterThan(kills);
    expect(evidence.world.tally.cutOff).toBeGreaterThan(0);
  });

  test('no caller was refused, or got another response the second time', () => {
    expect(evidence.world.faults).toEqual([]);
  });

  test('nothing that was acknowledged is lost, and nothing doubled', () => {
    expect(checkAcknowledged(evidence)).toEqual([]);
  });

  test('every invoice is at its end, or in a wait that will end', () => {
    expect(checkEndings(evidence)).toEqual([]);
  });

  test('money was reserved, sent and booked once where it should be, and nowhere else', () => {
    expect(checkBookings(evidence)).toEqual([]);
  });

  // LEDGER-201
  test('the http provider and the books agree on every payout', () => {
    expect(evidence.providerPayouts.size).toBeGreaterThan(0);
    expect(checkProvider(evidence)).toEqual([]);
  });

  test("merchants' balances moved by the paid amounts, less the fees", () => {
    expect(checkBalances(evidence)).toEqual([]);
  });

  // RUN-271
  test('what staff requested and decided is kept, and took effect once', () => {
    expect(evidence.world.decisions.length).toBeGreaterThan(0);
    expect(checkDecisions(evidence)).toEqual([]);
  });

  // RUN-271
  test('days of an account were closed once', () => {
    expect(evidence.closedDays.length).toBeGreaterThan(0);
    expect(checkDays(evidence)).toEqual([]);
  });

  // RUN-271
  test('reports that were due were written once and came', () => {
    expect(evidence.sendings.length).toBeGreaterThan(0);
    expect(checkReports(evidence)).toEqual([]);
  });

  // RUN-271
  test("each line of a bank's statement was taken once, for the deposit that its money paid", () => {
    expect(evidence.world.lines.length).toBeGreaterThan(0);
    expect(checkLines(evidence)).toEqual([]);
  });

  test('no promise of the database is broken', () => {
    expect(evidence.broken).toEqual([]);
  });

  test('merchants received every status at least once, in order, unchanged', () => {
    expect(checkCallbacks(evidence)).toEqual([]);
  });

  // API-521
  test('endpoints received every event at least once, in the order of the list, unchanged', () => {
    expect(evidence.endpointEvents.length).toBeGreaterThan(0);
    expect(checkEndpoints(evidence)).toEqual([]);
  });

  // LEDGER-201
  test('no transactions waited for each other in a ring', () => {
    expect(evidence.deadlocks).toBe(0);
  });

  test('no job is stuck', () => {
    expect(evidence.stuck).toEqual([]);
  });

  test('the servers ended only when they were made to', () => {
    expect(checkProcesses(evidence, system.servers)).toEqual([]);
  });

  test('the servers logged no error but those that were done to them', () => {
    expect(checkLogs(evidence)).toEqual([]);
  });
});
