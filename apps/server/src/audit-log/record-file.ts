import { Readable } from 'node:stream';
import type { ExportedFileId, MerchantId, PersonId } from '@tiyin/domain/ids';
import { isNumberSearch } from '@tiyin/domain/invoices';
import { eq } from '../db/drizzle.ts';
import { hideConfidential } from '../audit/facts.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { ServerContext } from '../context.ts';
import type { Tx } from '../db/database.ts';
import { exportedFile } from '../db/schema.ts';
import { masked } from '../secrets/mask-text.ts';
import { createLineCounter } from './count-lines.ts';

/** A file that is about to leave the system. */
export type LeavingFile = {
  readonly actor:
    | { readonly type: 'staff'; readonly id: PersonId; readonly merchantId: MerchantId | null }
    | { readonly type: 'merchant'; readonly id: MerchantId };
  /** The operation of the contract that makes it. */
  readonly operation: string;
  readonly name: string;
  /** The parameters of the request. */
  readonly filter: unknown;
};

type Deps = Pick<ServerContext, 'clock' | 'database' | 'logger'>;

/**
 * The lines of a file, which is recorded and audited before its first line and counted to its last (PEOPLE-600). A file
 * that cannot be recorded does not leave.
 */
export async function recordFile(
  { clock, database, logger }: Deps,
  file: LeavingFile,
  lines: Readable,
): Promise<Readable> {
  const fileId = await database
    .transaction((tx) => writeFile(tx, file, clock.now()))
    .catch((error: unknown) => {
      lines.destroy();
      throw error;
    });
  let isBegun = false;
  return Readable.from(counted(), { objectMode: false }).once('close', () => {
    // Nobody read it at all: its generator never began, and ends nothing.
    lines.destroy();
    if (!isBegun) void record('BROKEN', 0);
  });

  async function* counted(): AsyncGenerator<Buffer | string> {
    isBegun = true;
    const counter = createLineCounter();
    let isWhole = false;
    try {
      for await (const piece of lines as AsyncIterable<Buffer | string>) {
        counter.add(piece);
        yield piece;
      }
      isWhole = true;
    } finally {
      // The header is no line of the list.
      await record(isWhole ? 'WHOLE' : 'BROKEN', Math.max(0, counter.lines() - 1));
    }
  }

  async function record(outcome: 'BROKEN' | 'WHOLE', count: number): Promise<void> {
    const end = { outcome, lines: count, endedAt: clock.now() };
    await database
      .transaction((tx) => endFile(tx, fileId, end))
      .catch((error: unknown) =>
        logger.error({ err: error, fileId }, 'the end of a file was not recorded'),
      );
  }
}

/** Records a file that was sent whole, with the transaction that records its sending (RUN-601). */
export async function recordSentFile(
  tx: Tx,
  file: LeavingFile,
  { lines, now }: { readonly lines: number; readonly now: Date },
): Promise<void> {
  await endFile(tx, await writeFile(tx, file, now), { outcome: 'WHOLE', lines, endedAt: now });
}

/** Writes a file that leaves now, with its audit entry; returns its id. */
async function writeFile(tx: Tx, file: LeavingFile, now: Date): Promise<ExportedFileId> {
  const { actor, name, operation } = file;
  const filter = hideConfidential(factsOf(file.filter));
  const merchantId = actor.type === 'staff' ? actor.merchantId : actor.id;
  const [row] = await tx
    .insert(exportedFile)
    .values({
      actorType: actor.type,
      actorId: actor.id,
      merchantId,
      operation,
      name,
      filter: Object.fromEntries(
        Object.entries(filter).map(([key, value]) => [key, String(value)]),
      ),
      createdAt: now,
    })
    .returning({ id: exportedFile.id });
  if (!row) throw new Error('a file was not recorded');
  recordAudit(tx, {
    actor: actor.type === 'staff' ? { type: 'staff', id: actor.id } : actor,
    action: 'file.exported',
    subject: `file:${row.id}`,
    ...(merchantId !== null && { merchantId }),
    details: { ...filter, operation, name },
    now,
  });
  return row.id;
}

type Ended = Pick<typeof exportedFile.$inferInsert, 'endedAt' | 'lines' | 'outcome'>;

/** Records how a file ended. */
async function endFile(tx: Tx, fileId: ExportedFileId, ended: Ended): Promise<void> {
  await tx.update(exportedFile).set(ended).where(eq(exportedFile.id, fileId));
}

/** As many values of one parameter are kept: of chosen rows only their number matters. */
const keptValues = 10;

function factsOf(filter: unknown): Record<string, string> {
  if (typeof filter !== 'object' || filter === null) return {};
  const given: readonly [string, unknown][] = Object.entries(filter);
  return Object.fromEntries(
    given.flatMap(([name, value]) => {
      if (value === undefined || value === null) return [];
      const values: readonly unknown[] = Array.isArray(value) ? value : [value];
      const isShort = values.length <= keptValues;
      return [[name, isShort ? values.map(shownText).join(', ') : `${values.length} values`]];
    }),
  );
}

/** A search for a card or a phone has its number, however it is typed (PEOPLE-42). */
function shownText(value: unknown): string {
  if (typeof value !== 'string') return JSON.stringify(value);
  return isNumberSearch(value) ? masked : value;
}
