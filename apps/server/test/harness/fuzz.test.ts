import { type OperationId, operations } from '@tiyin/api/operations';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Caller, stranger, type TestRequest } from '../callers.ts';
import { expectedStatus } from './access-table.ts';
import { type Actor, actors, callerOf } from './actors.ts';
// API-2, API-3
import { breachOf } from './answers.ts';
import { broken } from './breakages.ts';
import { someCallbackAddress } from './callback-address.ts';
import { signInPolicy } from '../../src/db/schema.ts';
import { FuzzReport } from './fuzz-report.ts';
import { wellFormed } from './fuzz-requests.ts';
import type { RequestParts } from './request-parts.ts';
import { toRequest, validRequests } from './requests.ts';
import { rememberObjects } from './restore-objects.ts';
import { rememberPeople } from './restore-people.ts';
import { someRate } from './settlement.ts';
import type { LiveForm } from './live-form.ts';
import { openWorld, type World } from './world.ts';

/** Other requests come of another seed; a failure prints the one to give here. */
const seed = Number(process.env['TIYIN_FUZZ_SEED'] ?? 20_261_120);
/** Requests of each kind to each operation: 20 in all for every commit, 300 in the full run. */
const numRuns = Number(process.env['TIYIN_FUZZ_RUNS'] ?? 10);
/** Endings of amounts that the sandbox pays, refuses, times out on and never receives (ROUTING-40). */
const magicEndings = [0, 1, 2, 3];

const report = new FuzzReport(process.env['TIYIN_FUZZ_REPORTS'] !== undefined);

let world: World;
let ended: readonly LiveForm[];
let restorePeople: () => Promise<void>;
let restoreObjects: () => Promise<void>;

beforeAll(async () => {
  world = await openWorld();
  restorePeople = await rememberPeople(world);
  restoreObjects = await rememberObjects(world);
  // As long as the contract allows, which is shorter than in other tests.
  await world.context.database.transaction((tx) =>
    tx.update(signInPolicy).set({ idleMinutes: 120 }),
  );
  ended = await formsOfEveryEnding();
  for (const form of ended) {
    await stranger(world.app)(toRequest('completeForm', validRequests.completeForm(form, world)));
  }
  await passTime(60_000);
});
afterAll(() => {
  report.end();
  return world.close();
});

describe.each(operations.map(({ operationId }) => operationId))('%s', (operationId) => {
  let known: RequestParts[];

  beforeAll(async () => {
    await world.restoreTerminals();
    await restorePeople();
    await restoreObjects();
    // A request of another operation may have taken the address away, or set another rate.
    await someCallbackAddress(world);
    await someRate(world);
    const forms = [...ended, ...(await formsOfEveryEnding(operationId))];
    const parts = forms.map((form) => validRequests[operationId](form, world));
    // Of an operation that names nothing of a form they are all the same.
    known = [...new Map(parts.map((each) => [JSON.stringify(each), each])).values()];
  });

  // API-440
  test('responds to every valid request as the contract says', async () => {
    const succeeded = new Set<boolean>();
    const [ofEnded, ofNew] = [known.at(0), known.at(-1)].map(
      (parts) => parts && toRequest(operationId, parts),
    );
    const examples = ofEnded ? actors.map((actor): Example => [actor, ofEnded, 0]) : [];
    if (ofNew) examples.push(['key', ofNew, 0], ['operator', ofNew, 0]);
    await fuzz(operationId, wellFormed(operationId, known), {
      examples,
      check: (status) => succeeded.add(status < 300),
    });
    // Cases that no plain request causes are covered by other tests.
    const canSucceed = actors.some((actor) => expectedStatus(operationId, actor) < 300);
    expect(succeeded.has(true), 'some reach the end').toBe(canSucceed);
  });

  // API-9, API-24, API-442, LEDGER-30
  test('refuses every invalid request as the contract says', async () => {
    await fuzz(operationId, broken(operationId, known), {
      examples: [],
      check: (status, message) => expect(status, message).toBeGreaterThanOrEqual(400),
    });
  });
});

let amount = 2_000_000;

/** Forms that wait for their money; the sandbox decides their outcome by the amount. */
async function formsOfEveryEnding(operationId?: OperationId): Promise<LiveForm[]> {
  const made: LiveForm[] = [];
  for (const ending of magicEndings) {
    amount += 100;
    made.push(await world.createForm({ amount: amount + ending }, operationId));
  }
  return made;
}

async function passTime(ms: number): Promise<void> {
  world.clock.advance(ms);
  await world.runDueJobs();
}

type Example = [actor: Actor, request: TestRequest, pauseMs: number];

interface Fuzzing {
  /** The first requests, each with its caller and the pause before it, in milliseconds. */
  readonly examples: Example[];
  readonly check: (status: number, message: string) => void;
}

/** Sends requests as permitted and as other callers; time passes and jobs run in between. */
async function fuzz(
  operationId: OperationId,
  requests: fc.Arbitrary<TestRequest>,
  { examples, check }: Fuzzing,
): Promise<void> {
  await restorePeople();
  const callers = await callersOf();
  const pauses = fc.oneof({ weight: 9, arbitrary: fc.constant(0) }, fc.constantFrom(1_000, 5_000));
  const few = fc.limitShrink(requests, 50);
  const property = fc.asyncProperty(
    callersFor(operationId),
    few,
    pauses,
    async (actor, request, pauseMs) => {
      if (pauseMs > 0) await passTime(pauseMs);
      const caller = callers.get(actor) ?? stranger(world.app);
      const answer = await caller(request);
      const message = `${answer.statusCode} ${answer.body}\n${world.loggedErrors.at(-1) ?? ''}`;
      const breach = breachOf(operationId, answer);
      report.count(operationId, answer.statusCode, breach);
      expect(breach, message).toBeUndefined();
      check(answer.statusCode, message);
    },
  );
  await fc.assert(property, { seed, numRuns, examples });
}

/** Mostly those who get past the permission: the others do not come far. */
function callersFor(operationId: OperationId): fc.Arbitrary<Actor> {
  const allowed = actors.filter(
    (actor) => ![401, 403].includes(expectedStatus(operationId, actor)),
  );
  return fc.oneof(
    // A sign-in answers 401 to everybody who gets it wrong.
    { weight: 4, arbitrary: fc.constantFrom(...(allowed.length > 0 ? allowed : actors)) },
    { weight: 1, arbitrary: fc.constantFrom(...actors) },
  );
}

async function callersOf(): Promise<ReadonlyMap<Actor, Caller>> {
  const pairs = actors.map(async (actor) => [actor, await callerOf(world, actor)] as const);
  return new Map(await Promise.all(pairs));
}
