import type { paymentAccount } from '../../db/schema.ts';

/** A payment account row. */
export type AccountRow = typeof paymentAccount.$inferSelect;

/** An account that may be chosen, and whether its provider is paused (ROUTING-300). */
export type CandidateRow = AccountRow & { readonly isProviderPaused: boolean };
