import { create, integer, object } from 'superstruct';
import type { Tx } from '@tiyin/server/db/database';
import { changeFact, lockFact, noteFact, readFact } from '@tiyin/server/db/installation';
import type { DemoPlan } from '../scenarios/write-scenario.ts';

/** How far a demo's history has been written. */
export type Progress = {
  readonly plan: DemoPlan;
  /** The number of finished scenarios of the plan. */
  readonly written: number;
  /** The number of invoices created through the use cases at the end. */
  readonly lived: number;
  readonly isWhole: boolean;
};

const noted = object({
  seed: integer(),
  count: integer(),
  end: integer(),
  written: integer(),
  lived: integer(),
  isWhole: integer(),
});

const key = 'demo-history';

/** Notes a history that has yet to be written, in the transaction that sets up the demo. */
export async function beginProgress(tx: Tx, progress: Progress): Promise<void> {
  await noteFact(tx, key, describe(progress));
}

/** How far it is; undefined in a demo that an older version has made, which is whole. */
export async function readProgress(tx: Tx): Promise<Progress | undefined> {
  return parse(await readFact(tx, key));
}

/** Likewise, and keeps other servers that write it, too, waiting until the transaction ends. */
export async function lockProgress(tx: Tx): Promise<Progress | undefined> {
  return parse(await lockFact(tx, key));
}

/** Notes how far it is now. */
export async function noteProgress(tx: Tx, progress: Progress): Promise<void> {
  await changeFact(tx, key, describe(progress));
}

function describe({ plan, written, lived, isWhole }: Progress): string {
  const { seed, count, end } = plan;
  return JSON.stringify({
    seed,
    count,
    end: end.getTime(),
    written,
    lived,
    isWhole: Number(isWhole),
  });
}

function parse(text: string | undefined): Progress | undefined {
  if (text === undefined) return undefined;
  const { seed, count, end, written, lived, isWhole } = create(JSON.parse(text), noted);
  return { plan: { seed, count, end: new Date(end) }, written, lived, isWhole: isWhole === 1 };
}
