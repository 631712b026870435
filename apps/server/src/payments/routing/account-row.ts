import type { paymentAccount } from '../../db/schema.ts';

/** A payment account row. */
export type AccountRow = typeof paymentAccount.$inferSelect;
