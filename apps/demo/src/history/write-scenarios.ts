import { sql } from 'drizzle-orm';
import type { Tx } from '@tiyin/server/db/database';
import { paymentAccount } from '@tiyin/server/db/schema';
import type { Secrets } from '@tiyin/server/secrets/secrets';
import { type DemoPlan, type ScenarioWriter } from '../scenarios/write-scenario.ts';
import { emptyBatch, insertBatch } from './batch.ts';
import { type Participants, readParticipants } from './participants.ts';
import { openAccounts, sweepAll } from './cash.ts';
import { openLedgerDraft } from './ledger-draft.ts';
import type { HistoryContext } from './life.ts';
import { playScenario } from './play-scenario.ts';

const dayMs = 24 * 60 * 60_000;

type Part = {
  readonly plan: DemoPlan;
  readonly writeScenario: ScenarioWriter;
  /** The number of the first scenario. */
  readonly from: number;
  readonly count: number;
};

/**
 * Writes some scenarios of a plan, and the cash movements between them. The result depends only on
 * the earlier scenarios, so the size of the parts does not matter.
 */
export async function writeStories(tx: Tx, secrets: Secrets, part: Part): Promise<void> {
  const { plan, writeScenario, from, count } = part;
  const ledger = await openLedgerDraft(tx);
  const batch = emptyBatch();
  const participants = await readParticipants(tx);
  const context: HistoryContext = { secrets, seed: plan.seed, participants, ledger, batch };
  let day = from === 0 ? undefined : dayOf(writeScenario(from - 1).createdAt);
  for (let number = from; number < from + count; number += 1) {
    const scenario = writeScenario(number);
    const createdDay = dayOf(scenario.createdAt);
    if (day === undefined) openAccounts(context, scenario.createdAt - dayMs);
    else if (createdDay !== day) sweepAll(context, createdDay * dayMs);
    day = createdDay;
    playScenario(context, scenario);
  }
  await ledger.write(tx, await insertBatch(tx, batch));
  await noteUse(tx, participants);
}

function dayOf(at: number): number {
  return Math.floor(at / dayMs);
}

/** Routing continues from the state after the scenarios. */
async function noteUse(tx: Tx, { accounts }: Participants): Promise<void> {
  const used = accounts
    .filter(({ lastUsedAt }) => lastUsedAt > 0)
    .map(({ id, lastUsedAt }) => ({ id, last_used_at: new Date(lastUsedAt) }));
  await tx.execute(sql`
    update ${paymentAccount} set last_used_at = used.last_used_at
    from json_populate_recordset(null::${paymentAccount}, ${JSON.stringify(used)}::json) used
    where ${paymentAccount.id} = used.id`);
}
