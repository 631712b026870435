import { sql } from 'drizzle-orm';
import type { ServerContext } from '@tiyin/server/context';
import type { Tx } from '@tiyin/server/db/database';
import type { Secrets } from '@tiyin/server/secrets/secrets';
import { createScenarioWriter, type ScenarioWriter } from '../scenarios/write-scenario.ts';
import { liveRecent } from '../live-recent.ts';
import { lockProgress, noteProgress, type Progress } from './progress.ts';
import { writeStories } from './write-scenarios.ts';

/** A transaction writes no more than this: within one, updating a row again and again becomes slow. */
const storiesAtOnce = 500;

type Filling = Pick<ServerContext, 'database' | 'secrets' | 'clock'> & {
  /** Receives the number of finished invoices and the total, after each part. */
  readonly onProgress: (written: number, count: number) => void;
};

/**
 * Writes a demo's history part by part, each in a transaction that also stores the progress: an
 * interrupted one continues, and several servers take turns.
 */
export async function fillHistory(filling: Filling): Promise<void> {
  const { database, onProgress } = filling;
  let writer: ScenarioWriter | undefined;
  for (;;) {
    const progress = await database.transaction(async (tx) => {
      const before = await lockProgress(tx);
      if (!before || before.isWhole) return undefined;
      writer ??= createScenarioWriter(before.plan);
      const after = await goOn(tx, filling, before, writer);
      await noteProgress(tx, after);
      return after;
    });
    if (!progress || progress.isWhole) return;
    onProgress(progress.written, progress.plan.count);
  }
}

async function goOn(
  tx: Tx,
  { secrets, clock }: { readonly secrets: Secrets; readonly clock: Filling['clock'] },
  progress: Progress,
  writeScenario: ScenarioWriter,
): Promise<Progress> {
  const { plan, written, lived } = progress;
  const count = Math.min(storiesAtOnce, plan.count - written);
  if (count > 0) await writeStories(tx, secrets, { plan, writeScenario, from: written, count });
  const after = written + count;
  // Without statistics a table that was empty a moment ago is searched from end to end.
  if (hasDoubled(written, after) || after === plan.count) await tx.execute(sql`analyze`);
  if (after < plan.count) return { ...progress, written: after };
  await liveRecent(tx, secrets, plan, { count: lived, end: clock.now() });
  return { ...progress, written: after, isWhole: true };
}

function hasDoubled(before: number, after: number): boolean {
  return (
    Math.floor(Math.log2(after / storiesAtOnce)) !== Math.floor(Math.log2(before / storiesAtOnce))
  );
}
