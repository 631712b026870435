import type { MinorUnits } from '../money/index.ts';
/** The states of an approval; all but PENDING are final (PEOPLE-263). */
export const approvalStatuses = ['PENDING', 'APPROVED', 'REJECTED', 'EXPIRED', 'STALE'] as const;

/** The state of an approval. */
export type ApprovalStatus = (typeof approvalStatuses)[number];

/** The time in which an approval has to be decided, in ms (PEOPLE-263). */
export const approvalLifetimeMs = 24 * 60 * 60_000;

/**
 * Whether a change needs approval: above its threshold, in minor units; null is never (PEOPLE-261).
 */
export function isAboveThreshold(amount: MinorUnits, threshold: MinorUnits | null): boolean {
  return threshold !== null && amount > threshold;
}
