import type { settlement } from '../../db/schema.ts';

/** A settlement as its row stands. */
export type SettlementRow = typeof settlement.$inferSelect;
