import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type AccountId, asId } from '@tiyin/domain/ids';
import { sql } from 'drizzle-orm';
import { countOthers } from '../../src/administration/rotation/encrypt-again.ts';
import { encryptedColumns } from '../../src/administration/rotation/encrypted-columns.ts';
import type { Database, Tx } from '../../src/db/database.ts';
import { readFact } from '../../src/db/installation.ts';
import { formerCredential } from '../../src/db/schema.ts';
import { credentialOwner } from '../../src/payments/accounts/credential.ts';
import { createSecrets } from '../../src/secrets/secrets.ts';
import { openCallbackInbox } from './callback-inbox.ts';
import type { Disturbance } from './disturb.ts';
import { openWorld } from './drill.ts';
import { startLoad } from './load.ts';
import { signInAll } from './people.ts';
import type { Plan } from './plan.ts';
import { randomOf } from './random.ts';
import { startReading } from './read-requisites.ts';
import { inTime, waitForRest } from './rest.ts';
import type { SupervisedServer } from './supervised-server.ts';
import type { System } from './system.ts';
import type { World } from './world.ts';

const admin = fileURLToPath(new URL('../../src/admin.ts', import.meta.url));

/** So many that the command needs seconds: it encrypts 200 in a transaction. */
const formerValues = 40_000;
const firstAccount = asId<AccountId>(1);

/** The observations during the replacement of the secret. */
export type Rotation = {
  readonly world: World;
  readonly lives: number;
  /** For each look of a signed-in person at the requisites of an account: "read", or what came instead. */
  readonly readings: readonly string[];
  /** The values that were still of the old secret when the command was killed. */
  readonly leftAfterKill: number;
  /** The exit code of the command that ran to its end. */
  readonly commandCode: number | null;
  readonly disturbances: readonly Disturbance[];
  readonly exitCodes: readonly (number | null | undefined)[];
  readonly logs: readonly string[];
};

type RotationSetup = {
  readonly system: System;
  readonly database: Database;
  readonly next: Buffer;
};

/**
 * Replaces the secret as the documentation says (RUN-301) while people pay: both secrets on every server, the command
 * killed and run again, a server killed meanwhile, and then the next secret alone.
 */
export async function rotateUnderLoad(plan: Plan, setup: RotationSetup): Promise<Rotation> {
  const { system, database, next } = setup;
  const { servers } = system;
  for (const server of servers) server.start();
  await Promise.all(servers.map((server) => server.ready()));
  const inbox = await openCallbackInbox(randomOf(plan.seed, 'inbox'));
  try {
    const world = await openWorld(plan, system, database, inbox.url);
    await database.transaction((tx) => insertFormerValues(tx, system.secret));
    const both = { TIYIN_NEXT_SECRET: next.toString('base64') };
    const reading = startReading(world, firstAccount);
    const load = startLoad(world);
    const stopped = await restartEach(servers, both);
    const { disturbances, ...command } = await runCommandTwice(setup, both);
    await load.stop();
    await reading.stop();
    await inTime(load.watched());
    // Sessions of before are of the old secret: people sign in again.
    const again = { ...world, seed: `${plan.seed}-again`, sessions: await signInAll(servers) };
    const readingAgain = startReading(again, firstAccount);
    const loadAgain = startLoad(again, 100_000);
    const alone = { TIYIN_SECRET: both.TIYIN_NEXT_SECRET, TIYIN_NEXT_SECRET: '' };
    stopped.push(...(await restartEach(servers, alone)));
    await pause(afterwardsMs);
    await loadAgain.stop();
    await readingAgain.stop();
    await inTime(loadAgain.watched());
    await waitForRest(database);
    const ended = await Promise.all(servers.map((server) => server.stop()));
    return {
      world,
      lives: world.lives.length,
      readings: [...reading.readings, ...readingAgain.readings],
      ...command,
      disturbances,
      exitCodes: [...stopped, ...ended].map((ending) => ending?.code),
      logs: await Promise.all(servers.map((server) => server.log())),
    };
  } finally {
    await inbox.close();
  }
}

/** How long people go on when the old secret is gone, in ms. */
const afterwardsMs = 5_000;

async function restartEach(
  servers: readonly SupervisedServer[],
  env: Readonly<Record<string, string>>,
) {
  const endings = [];
  for (const server of servers) endings.push(await server.restartWith(env));
  return endings;
}

async function runCommandTwice(
  { system: { servers, databaseUrl, secret }, database, next }: RotationSetup,
  both: Readonly<Record<string, string>>,
) {
  const env = { ...both, TIYIN_SECRET: secret, DATABASE_URL: databaseUrl };
  const killed = startCommand(env);
  await progress(database, killed);
  killed.kill('SIGKILL');
  await once(killed, 'exit');
  const leftAfterKill = await database.transaction((tx) => countLeft(tx, next));
  const [server] = servers;
  const disturbances: Disturbance[] = [{ what: 'kill', at: Date.now() }];
  const command = startCommand(env);
  const complaint = command.stderr ? text(command.stderr) : Promise.resolve('');
  await server?.kill();
  server?.start();
  await once(command, 'exit');
  // The next secret alone reads nothing where the command has not come to its end.
  if (command.exitCode !== 0) throw new Error(`the command failed: ${await complaint}`);
  await server?.ready();
  return { leftAfterKill, commandCode: command.exitCode, disturbances };
}

function startCommand(env: Readonly<Record<string, string>>): ChildProcess {
  return spawn(process.execPath, [admin, 'rotate-secret'], {
    env: { ...process.env, TIYIN_DEMO: '1', ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
}

/** Resolves when the command has encrypted its first values. */
async function progress(database: Database, command: ChildProcess): Promise<void> {
  const isUnderWay = () =>
    database.transaction(async (tx) => (await readFact(tx, 'secret-progress')) !== undefined);
  while (!(await isUnderWay())) {
    if (command.exitCode !== null) throw new Error('the command ended before it was killed');
    await pause(2);
  }
}

async function countLeft(tx: Tx, next: Buffer): Promise<number> {
  const { keyId } = createSecrets(next);
  let left = 0;
  for (const column of encryptedColumns) left += await countOthers(tx, column, keyId);
  return left;
}

async function insertFormerValues(tx: Tx, secret: string): Promise<void> {
  const secrets = createSecrets(Buffer.from(secret, 'base64'));
  const cipher = secrets.encrypt('9860770000000001', credentialOwner(firstAccount));
  // Replaced before every invoice: none shows them.
  await tx.execute(sql`
    insert into ${formerCredential} (account_id, value_encrypted, value_last_four, replaced_at)
    select ${firstAccount}::int, ${cipher}, '0001', to_timestamp(0)
    from generate_series(1, ${formerValues}::int)`);
}
