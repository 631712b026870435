import type { settlement } from '../../db/schema.ts';

/** A settlement row. */
export type SettlementRow = typeof settlement.$inferSelect;
