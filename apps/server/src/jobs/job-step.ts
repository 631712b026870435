import type { Tx } from '../db/database.ts';
import { sql } from '../db/drizzle.ts';
import { currentStep, type Step } from '../tracing/traced.ts';
import type { JobRow } from './claim.ts';

/** The step of a trace that a job is, after the one that it follows from. */
export function stepOfJob({ id, kind, attempts, traceParent }: JobRow): Step {
  return {
    name: `job ${kind}`,
    kind: 'consumer',
    attributes: { 'tiyin.job.id': id, 'tiyin.job.kind': kind, 'tiyin.job.attempts': attempts },
    parent: traceParent,
  };
}

/** Jobs that a job writes follow from it: its transaction began before its step. */
export async function noteStep(tx: Tx): Promise<void> {
  const step = currentStep();
  if (step === undefined) return;
  await tx.execute(sql`select set_config('tiyin.trace_parent', ${step}, true)`);
}
