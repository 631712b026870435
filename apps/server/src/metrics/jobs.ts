import { Counter } from 'prom-client';
import { registry } from './registry.ts';

const runs = new Counter({
  name: 'tiyin_job_runs_total',
  help: 'Jobs that this process has run, by their kind and outcome.',
  labelNames: ['kind', 'outcome'],
  registers: [registry],
});

/** Counts a job that was done, or that failed and is due again. */
export function countJob(kind: string, outcome: 'done' | 'failed'): void {
  runs.inc({ kind, outcome });
}
