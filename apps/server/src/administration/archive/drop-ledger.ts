import type { ServerContext } from '../../context.ts';
import { StartupError } from '../../errors/startup-error.ts';
import { dropRange } from './drop-range.ts';
import { holdPart, recordDrop, untilUnlocked } from './drop-steps.ts';
import type { ArchivedPart } from './manifest.ts';
import { type Part, closedParts } from './parts.ts';
import { differs } from './verify-archive.ts';

/**
 * Drops the ranges of the ledger whose months ended at a moment or before, each after its postings and its entries were
 * compared with their files again (RUN-972). Returns the partitions that it dropped.
 * @throws StartupError where the archive lacks one, or has another
 */
export async function dropLedger(
  { database, clock }: Pick<ServerContext, 'clock' | 'database'>,
  archived: ReadonlyMap<string, ArchivedPart>,
  before: Date,
): Promise<string[]> {
  const closed = await database.transaction((tx) => closedParts(tx, before));
  const dropped: string[] = [];
  for (const postings of closed.filter(({ table }) => table === 'posting')) {
    const entries = closed.find(({ part }) => part === postings.part.replace('posting', 'entry'));
    if (!entries) throw new StartupError(`${postings.part} has no entries.`);
    const pairs: { readonly copy: ArchivedPart; readonly here: Part }[] = [];
    for (const here of [postings, entries]) {
      const copy = archived.get(here.part);
      if (!copy) throw new StartupError(`${here.part} is not in the archive: run "archive" first.`);
      const problem = await differs(database, copy, here);
      if (problem !== undefined) throw new StartupError(`${copy.file}: ${problem}.`);
      pairs.push({ copy, here });
    }
    await untilUnlocked(() =>
      database.transaction(async (tx) => {
        for (const { copy, here } of pairs) await holdPart(tx, copy, here);
        await dropRange(tx, { postings: postings.part, entries: entries.part }, before);
        for (const { copy } of pairs) recordDrop(tx, copy, { now: clock.now() });
      }),
    );
    dropped.push(postings.part, entries.part);
  }
  return dropped;
}
