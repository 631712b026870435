import type { Random } from './random.ts';

/** In ms. */
export const secondMs = 1_000;

/** In ms. */
export const minuteMs: number = 60 * secondMs;

/** The lifetime of a demo's forms, in ms. */
export const formLifetimeMs: number = 15 * minuteMs;

/** The delay of the sandbox, and of its report after a time-out, in ms (ROUTING-40). */
export const sandboxMs = { answers: 3 * secondMs, knowsBetter: 30 * secondMs } as const;

/** Jobs are done within a second of when they are due. Unix ms. */
export function soonAfter(random: Random, dueAt: number): number {
  return dueAt + random.between(3, 300);
}
