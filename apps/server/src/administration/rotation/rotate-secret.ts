import { setTimeout as wait } from 'node:timers/promises';
import { getTableName } from '../../db/drizzle.ts';
import { type ActionWithout, recordAudit } from '../../audit/record-audit.ts';
import type { ServerContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import {
  changeFact,
  forgetFact,
  lockFact,
  noteFact,
  readFact,
  followSecretEveryMs,
} from '../../db/installation.ts';
import { StartupError } from '../../errors/startup-error.ts';
import { countOthers, encryptAgain } from './encrypt-again.ts';
import { type EncryptedColumn, encryptedColumns } from './encrypted-columns.ts';

/** By then every server that runs has noticed the rotation; five looks of theirs, in ms. */
const noticedMs = 5 * followSecretEveryMs;
const maxPasses = 5;

type Deps = Pick<ServerContext, 'database' | 'secrets' | 'clock'>;

type Options = {
  /** Time for the servers to notice, in ms; also before each further pass. */
  readonly noticeMs?: number;
  /** Called with each step. */
  readonly report?: (line: string) => void;
};

/**
 * Replaces the secret (RUN-301): every server that runs has both, begins to write with the next one, and then everything
 * that is stored is encrypted again, while they serve. It may be killed at any time and run again, also after it is done.
 * @throws StartupError where there is no next secret, or a server still writes with the former one
 */
export async function rotateSecret(
  deps: Deps,
  { noticeMs = noticedMs, report = () => undefined }: Options = {},
): Promise<void> {
  const { database, secrets, clock } = deps;
  const nextId = secrets.keyIds[1];
  if (nextId === undefined || nextId === secrets.keyIds[0]) {
    throw new StartupError(
      'TIYIN_NEXT_SECRET is not set, or is the same as TIYIN_SECRET: give this command and every server both, ' +
        'restart the servers one by one, and run it again.',
    );
  }
  await database.transaction((tx) => begin(tx, nextId, clock.now()));
  secrets.writeWith(nextId);
  report(`The next secret is ${nextId}. The servers notice it.`);
  await wait(noticeMs);
  for (let pass = 1; ; pass += 1) {
    const held = pass === 1 ? 'skip' : 'wait';
    for (const column of encryptedColumns) await encryptColumn(deps, column, held);
    const left = await countLeft(deps, nextId);
    report(`Pass ${pass} is done, ${left} values are left.`);
    if (left === 0) break;
    if (pass === maxPasses) {
      throw new StartupError(
        `${left} values were written with the former secret meanwhile: ` +
          'make sure that every server has both secrets, and run the command again.',
      );
    }
    // Somebody held these rows, or a busy server has not noticed yet.
    await wait(noticeMs);
  }
  await database.transaction((tx) => end(tx, nextId, clock.now()));
}

async function begin(tx: Tx, nextId: string, now: Date): Promise<void> {
  const known = await lockFact(tx, 'secret');
  if (known === nextId || !(await noteFact(tx, 'secret-next', nextId))) return;
  audit(tx, nextId, { action: 'secret.rotation_begun', now });
}

async function end(tx: Tx, nextId: string, now: Date): Promise<void> {
  const former = await lockFact(tx, 'secret');
  if (former === nextId) return;
  await changeFact(tx, 'secret', nextId);
  await forgetFact(tx, 'secret-next');
  const sides = { before: { writes: former ?? null }, after: { writes: nextId } };
  audit(tx, nextId, { action: 'secret.rotated', ...sides, now });
}

function audit(
  tx: Tx,
  keyId: string,
  action: ActionWithout<'actor' | 'merchantId' | 'subject'>,
): void {
  recordAudit(tx, { ...action, actor: { type: 'system' }, subject: `secret:${keyId}` });
}

/** Goes on after the row where a killed run ended; the next pass begins with the first row. */
async function encryptColumn(
  deps: Deps,
  column: EncryptedColumn,
  held: 'skip' | 'wait',
): Promise<void> {
  const { database } = deps;
  const name = `${getTableName(column.cipher.table)}.${column.cipher.name}`;
  const stored = await database.transaction((tx) => readFact(tx, 'secret-progress'));
  const [progressName, lastId] = stored?.split(' ') ?? [];
  const afterBatch = async (tx: Tx, id: string) => {
    const value = `${name} ${id}`;
    if (!(await noteFact(tx, 'secret-progress', value))) {
      await changeFact(tx, 'secret-progress', value);
    }
  };
  await encryptAgain(deps, column, {
    held,
    after: progressName === name ? lastId : undefined,
    afterBatch,
  });
  await database.transaction((tx) => forgetFact(tx, 'secret-progress'));
}

async function countLeft({ database }: Deps, keyId: string): Promise<number> {
  let left = 0;
  for (const column of encryptedColumns) {
    left += await database.transaction((tx) => countOthers(tx, column, keyId));
  }
  return left;
}
