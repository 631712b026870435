import type { paymentAccount } from '../../db/schema.ts';

/** A payment account as its row stands. */
export type AccountRow = typeof paymentAccount.$inferSelect;
